import { clampSpend, readSpend } from '../../features/calculator/spend.ts'
import type { Cents } from '../../features/shared/money.ts'

/** The month of dining that the calculator's link names; null for what the calculator never counts. */
export function spendOf(search: string): Cents | null {
  const named = new URLSearchParams(search).get('spend') ?? ''
  const spend = /^\d+$/.test(named) ? readSpend(named) : null
  return spend !== null && spend === clampSpend(spend) ? spend : null
}
