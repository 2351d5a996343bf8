import * as z from 'zod/mini'
import { whole } from '../../shared/api/wire.ts'
import { plainNumber } from '../../../ui/text/plainValue.ts'
import { noSum, typedCents } from '../../shared/money/typedSum.ts'
import { type Cents, cents } from '../../shared/money/money.ts'
import { smaller } from './arithmetic.ts'
import { linesAmount } from './lines.ts'
import type { Itemised } from './itemised.ts'
import { validateSplit } from './split.ts'
import type { Ticket } from '../ticket.ts'
import { type Validated, invalid, valid } from './validated.ts'

export const fewestPeople = 2
export const mostPeople = 20

const shares = z
  .object({
    kind: z.literal('shares'),
    people: whole.check(z.minimum(fewestPeople), z.maximum(mostPeople)),
    mine: whole.check(z.minimum(1)),
  })
  .check(z.refine(({ people, mine }) => mine <= people))

/** The part of a bill that a guest pays: for some of the people who share it, an amount as they type it, or lines of the bill by their ids. */
export const partChoice = z.union([
  shares,
  z.object({ kind: z.literal('amount'), typed: z.string() }),
  z.object({ kind: z.literal('lines'), ids: z.array(z.string()) }),
])
export type PartChoice = Readonly<z.output<typeof partChoice>>

/** The most common split, and the one that is chosen first: half the bill. */
export const firstPart: PartChoice = { kind: 'shares', people: fewestPeople, mine: 1 }

type SplitBill = Pick<Ticket, 'total' | 'due'>
type ItemisedBill = SplitBill & Itemised

/**
 * The shares of `mine` out of `people`, of the whole bill. They are rounded up and never above what is due, so that the last guest
 * pays the rest to the cent: three shares of $10.00 are $3.34, $3.34 and $3.32.
 */
export const partForPeople = ({ total, due }: SplitBill, people: number, mine: number): Cents =>
  smaller(cents(Math.ceil((total * mine) / people)), due)

/** The amount of a part; everything due without one. Never more than is due: another guest may have paid meanwhile. */
export function getPart(part: PartChoice | null, bill: ItemisedBill): Validated {
  if (part === null) return valid(bill.due)
  if (part.kind === 'shares') return valid(partForPeople(bill, part.people, part.mine))
  if (part.kind === 'lines') return linesAmount(part.ids, bill)
  const typed = typedCents(part.typed)
  return typed === null && plainNumber(part.typed) !== '' ? invalid(noSum('1,250.50')) : validateSplit(typed, bill)
}

/** The sum that is paid already: neither due, nor left to others by the order. */
export const paidBefore = ({ total, due, leftUnpaid }: SplitBill & Pick<Ticket, 'leftUnpaid'>): Cents =>
  cents(Math.max(0, total - due - leftUnpaid))

/** The whole bill, where a payment covers a part of it: others pay, or have paid, the rest. Null where it covers all. */
export const wholeOf = (paying: Cents, { total }: Pick<Ticket, 'total'>): Cents | null => (paying < total ? total : null)
