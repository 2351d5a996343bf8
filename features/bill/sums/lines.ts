import type { LineItem, Ticket } from '../ticket.ts'
import { proportional, smaller, subtract, sumOf, zeroCents } from './arithmetic.ts'
import type { Cents } from '../../shared/money/money.ts'
import { type Itemised, unnamedRest } from './itemised.ts'
import { type Validated, amountOrZero, invalid, valid } from './validated.ts'

/** A line of a bill that a guest may pay. `share`: its price with its part of tax, fees and discounts. */
export type OwnLine = LineItem & { readonly id: string; readonly share: Cents }

type ItemisedBill = Itemised & Pick<Ticket, 'due'>

/**
 * The lines with a price, of which guests pay some each; a line is paid as a whole. Each share is the difference of two rounded sums,
 * so that all of them add up to the bill, in whatever order they are paid. Empty where a line has no id, or two have the same one, and
 * where there is nothing to share.
 */
export function ownLines(bill: Itemised): readonly OwnLine[] {
  const { total, lineItems } = bill
  // A sum that nothing names may be food of others: nobody pays a share of it with their own.
  if (unnamedRest(bill) !== 0) return []
  const own = lineItems.flatMap((line) => (line.amount > 0 ? [{ ...line, id: line.id ?? '' }] : []))
  const ids = new Set(own.map(({ id }) => id))
  if (ids.size < 2 || ids.size < own.length || ids.has('')) return []
  const prices = sumOf(own.map(({ amount }) => amount))
  let before = 0
  return own.map((line) => {
    const rounded = proportional(total, before, prices)
    before += line.amount
    return { ...line, share: subtract(proportional(total, before, prices), rounded) }
  })
}

const openLines = (bill: ItemisedBill): readonly OwnLine[] => ownLines(bill).filter(({ paid }) => !paid)

/** The chosen lines that nobody has paid meanwhile. */
export const chosenLines = (ids: readonly string[], bill: ItemisedBill): readonly OwnLine[] =>
  openLines(bill).filter(({ id }) => ids.includes(id))

/**
 * The sum of these lines, never above what is due. Cents stay where a bill has grown since others paid their lines: who takes the
 * last ones pays them, too. A larger rest is none of rounding, and nobody pays it without a word.
 */
export function linesAmount(ids: readonly string[], bill: ItemisedBill): Validated {
  const chosen = chosenLines(ids, bill)
  const amount = smaller(sumOf(chosen.map(({ share }) => share)), bill.due)
  if (amount === zeroCents) return invalid('Choose what you pay for')
  const isRounding = chosen.length === openLines(bill).length && bill.due - amount < bill.lineItems.length
  return valid(isRounding ? bill.due : amount)
}

/** The part of tax and fees that is paid with these lines; below zero for discounts. Null where the sum is another one: less is due, or cents stay. */
export function linesExtra(ids: readonly string[], bill: ItemisedBill): number | null {
  const chosen = chosenLines(ids, bill)
  const shares = sumOf(chosen.map(({ share }) => share))
  return amountOrZero(linesAmount(ids, bill)) === shares ? shares - sumOf(chosen.map(({ amount }) => amount)) : null
}
