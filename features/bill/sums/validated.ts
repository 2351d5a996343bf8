import type { Cents } from '../../shared/money/money.ts'
import { zeroCents } from './arithmetic.ts'

export type Validated = { readonly kind: 'valid'; readonly amount: Cents } | { readonly kind: 'invalid'; readonly message: string }

export const valid = (amount: Cents): Validated => ({ kind: 'valid', amount })
export const invalid = (message: string): Validated => ({ kind: 'invalid', message })

/** The amount, and zero while it is invalid, so that an invalid amount is never paid. */
export const amountOrZero = (tried: Validated): Cents => (tried.kind === 'valid' ? tried.amount : zeroCents)
