import { type Cents, type Currency, type Money, cents, formatMoney } from '../../shared/money/money.ts'
import type { PaymentTypes } from './attempt.ts'
import { type Kind, kindOf } from '../thing.ts'
import type { Paying } from './gate.ts'

// A payment provider refuses a charge that is very small or very large. The payer reads so before they press.

/** The smallest and the greatest charge to a card. */
export type ChargeLimits = { readonly least: Cents; readonly greatest: Cents }
export type LimitsByCurrency = Readonly<Record<Currency, ChargeLimits>>

/** Stripe's limits. A deployment may have others. */
export const usualLimits: LimitsByCurrency = {
  USD: { least: cents(50), greatest: cents(999_999_99) },
  NZD: { least: cents(50), greatest: cents(999_999_99) },
}

/** Why a card cannot be charged this sum; null where it can. No charge at all is no problem: then credit pays everything. */
export function chargeProblem({ amount, currency }: Money, { least, greatest }: ChargeLimits) {
  if (amount > 0 && amount < least) return { is: 'tooSmall', message: `A card can pay ${formatMoney(least, currency)} or more.` } as const
  if (amount > greatest) return { is: 'tooLarge', message: `A card can pay ${formatMoney(greatest, currency)} or less.` } as const
  return null
}

type WaysOn = { readonly tooSmall: string; readonly tooLarge: string }
const ofBill: WaysOn = { tooSmall: 'Use less credit, add a tip, or pay another part.', tooLarge: 'Pay a part of the bill.' }
const ofCredit: WaysOn = { tooSmall: 'Choose another amount.', tooLarge: 'Choose a smaller amount.' }

/** The payer's ways on, by what is paid. A refund charges no card. */
const waysOn: Readonly<Record<Kind, WaysOn | null>> = {
  bill: ofBill,
  typedBill: ofBill,
  credit: ofCredit,
  purchase: ofCredit,
  order: { tooSmall: 'Send larger gifts, or more of them.', tooLarge: 'Send your gifts in several orders.' },
  refund: null,
}

/** The same payment, or why a card cannot be charged its sum. */
export function withinLimits<P extends PaymentTypes>(paying: Paying<P> | null, limits: LimitsByCurrency): Paying<P> | null {
  if (paying === null || 'blocked' in paying) return paying
  const { amount, currency, thing } = paying.what
  const problem = chargeProblem({ amount, currency }, limits[currency])
  const ways = waysOn[kindOf(thing) ?? 'bill']
  if (problem === null || ways === null) return paying
  return { blocked: `${problem.message} ${ways[problem.is]}`, sum: { amount, currency }, isShown: true }
}
