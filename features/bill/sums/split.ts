import type { Rest } from '../../payment/rest.ts'
import { type Cents, cents } from '../../shared/money/money.ts'
import { smaller, subtract, zeroCents, percentOf } from './arithmetic.ts'
import type { Ticket } from '../ticket.ts'
import { type Validated, valid, invalid } from './validated.ts'

export type Share = { readonly percent: number; readonly amount: Cents; readonly disabled: boolean }

type SplitBill = Pick<Ticket, 'total' | 'due'>

const percents = [25, 33, 50, 66, 75] as const

/** The shares of the whole bill, disabled above the due amount. Parts of a cent do not count: the halves of $10.01 are $5.01 and $5.00. */
export const percentPresets = ({ total, due }: SplitBill): readonly Share[] =>
  percents.map((percent) => {
    const amount = smaller(percentOf(total, percent), due)
    return { percent, amount, disabled: amount === 0 || Math.floor((total * percent) / 100) > due }
  })

export const cappedSplit = (amount: Cents, { due }: SplitBill): Cents => smaller(amount, due)

/** The sum that this payment covers: the split, or everything due. */
export const payingNow = (split: Cents | null, { due }: Pick<SplitBill, 'due'>): Cents => (split === null ? due : smaller(split, due))

/** Validates a typed split. A payment of nothing would close no part of the bill. */
export function validateSplit(typed: Cents | null, bill: SplitBill): Validated {
  return typed === null || typed === zeroCents ? invalid('Enter how much of the bill to pay') : valid(cappedSplit(typed, bill))
}

export function restAfter(
  { due, leftUnpaid = zeroCents }: Pick<SplitBill, 'due'> & Partial<Pick<Ticket, 'leftUnpaid'>>,
  paid: Cents,
): Rest {
  const ofPayer = subtract(due, paid)
  return { ofPayer, ofBill: cents(ofPayer + leftUnpaid) }
}
