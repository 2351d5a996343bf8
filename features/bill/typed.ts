import type { Cents } from '../shared/money/money.ts'
import { none } from './share.ts'

/** The result of checking a typed amount. */
export type Check = { readonly kind: 'right'; readonly amount: Cents } | { readonly kind: 'wrong'; readonly message: string }

export const right = (amount: Cents): Check => ({ kind: 'right', amount })
export const wrong = (message: string): Check => ({ kind: 'wrong', message })

/** The amount that was checked; none while it is wrong, so that a wrong amount is never paid. */
export const amountOf = (check: Check): Cents => (check.kind === 'right' ? check.amount : none)
