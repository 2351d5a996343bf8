import { clampSpend, readSpend } from '../../features/calculator/spend.ts'
import type { Cents } from '../../features/shared/money/money.ts'

/** The monthly spend in the calculator's link; null if the calculator could not have produced it. */
export function spendOf(search: string): Cents | null {
  const named = new URLSearchParams(search).get('spend') ?? ''
  const spend = /^\d+$/.test(named) ? readSpend(named) : null
  return spend !== null && spend === clampSpend(spend) ? spend : null
}
