import type { Cents } from '../../shared/money/money.ts'
import type { CreateStep } from './CreateSteps.tsx'

/** The step that a new order shows. Without recipients it is the first one; without an amount nothing can be paid. */
export const shownStep = (asked: CreateStep, { count, amount }: { readonly count: number; readonly amount: Cents | null }): CreateStep =>
  count === 0 || (asked === 'pay' && amount === null) ? 'recipients' : asked
