import * as z from 'zod/mini'
import type { LookedUp, Payable } from '../payment/attempt/attempt.ts'
import { type Remote, ready } from '../shared/api/remote.ts'
import type { PaidVenue } from './checkView.ts'
import type { Receipt } from './receipt.ts'
import { nameOfCheck } from '../bill/paying/nameOfCheck.ts'
import { type Thing, things } from '../payment/thing.ts'
import { type Totals, headlineFromTotals } from '../bill/sums/breakdown.ts'
import { getQuestions, ofRise } from '../bill/paying/questions.ts'
import type { Paying } from '../payment/gate/gate.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { Venue } from '../bill/venue.ts'
import { type BillAmounts, type BillChoice, billAmounts } from '../bill/sums/billAmounts.ts'
import { bestOffer } from '../bill/sums/offers.ts'
import { partChoice } from '../bill/sums/part.ts'
import { chosenTip, dinerTipOffer } from '../bill/tipping/tip.ts'
import { cents, centsSchema } from '../shared/money/money.ts'

/**
 * The agreed terms of a check, except the card's charge. They are recorded with an attempt, so they contain nothing about the
 * diner.
 */
export const agreedCheck = z.object({
  pos: z.string(),
  location: z.string(),
  /** Absent where the server does not name it. */
  restaurant: z.optional(z.string()),
  ticket: z.string(),
  /** The till's check number; absent if it has none. */
  code: z.optional(z.string()),
  due: centsSchema,
  /** The part of `due` that this payment covers; absent for all of it. */
  part: z.optional(centsSchema),
  /** The whole bill. */
  total: z.optional(centsSchema),
  tip: centsSchema,
  cash: centsSchema,
  claimId: z.nullable(z.string()),
})
export type AgreedCheck = z.output<typeof agreedCheck>

/** A check to pay: `amount` is what the card is charged. */
export type CheckToPay = Payable & AgreedCheck

/** `now`: when the diner opened the check. */
export const getCheckAmounts = (ticket: Ticket, venue: Venue, choice: BillChoice, now: Date): BillAmounts =>
  billAmounts(ticket, venue, choice, (split) => dinerTipOffer(ticket, venue.tip, split), now)

/** The choices that a reload and a sign-in restore. Rewards and cash are those of who is signed in. */
export const savedChoice = z.object({ part: z.nullable(partChoice), tip: z.nullable(chosenTip) })
export type SavedChoice = z.output<typeof savedChoice>
export const nothingChosen: SavedChoice = { part: null, tip: null }

/** The initial choice: what was chosen before, the usual tip, the best reward, and the diner's cash. `now`: when the diner opened the check. */
export function firstChoice(ticket: Ticket, venue: Venue, now: Date, { part, tip }: SavedChoice = nothingChosen): BillChoice {
  const choice = { part, tip, claimId: null, useCash: true }
  return { ...choice, claimId: bestOffer(getCheckAmounts(ticket, venue, choice, now).rewards)?.offer.claimId ?? null }
}

export function getCheckToPay(
  check: CheckAddress,
  { name, projectId, locationId }: Pick<PaidVenue, 'name' | 'projectId' | 'locationId'>,
  { currency, code, due, total }: Ticket,
  { breakdown, reward }: BillAmounts,
): CheckToPay {
  const { pos, location, ticket } = check
  const { charged: amount, tip, cash } = breakdown
  const named = { ticket, ...(name !== null && { restaurant: name }) }
  return {
    thing: things.bill({ location: locationId ?? projectId, check: ticket }),
    name: nameOfCheck(named),
    amount,
    currency,
    shown: headlineFromTotals(breakdown).amount,
    pos,
    location,
    ...named,
    ...(code !== null && { code }),
    due,
    ...(breakdown.paying !== due && { part: breakdown.paying }),
    total,
    rest: breakdown.rest,
    tip,
    cash,
    claimId: reward?.offer.claimId ?? null,
  }
}

/**
 * The payment that the diner may make now: an invalid part or tip is never left out of what is paid, and a high one is asked about, as
 * is a bill that has risen since it was `seen`.
 */
export function getPaying(
  check: CheckAddress,
  venue: PaidVenue,
  ticket: Ticket,
  amounts: BillAmounts,
  seen: Pick<Ticket, 'due'>,
): Paying<CheckPayment> {
  const { part, tip, breakdown } = amounts
  const what = getCheckToPay(check, venue, ticket, amounts)
  const missing = part.kind === 'invalid' ? part : tip
  if (missing.kind === 'invalid') return { blocked: missing.message, sum: what, isLiftedBy: 'payer' }
  const { projectId, locationId } = venue
  const asks = [...ofRise(seen, ticket, breakdown), ...getQuestions({ bill: ticket, tip: breakdown.tip, breakdown, payer: 'guest' })]
  return { what, details: { projectId, locationId }, asks }
}

/** The payment of a check. `details`: where the till is. */
export type CheckPayment = { what: CheckToPay; details: Pick<PaidVenue, 'projectId' | 'locationId'>; receipt: Receipt; because: never }

export const totalsOf = ({ amount: charged, due, part = due, tip }: CheckToPay): Totals => ({ charged, grandTotal: cents(part + tip) })

/** Whether an answer is about another check than the agreed one. It then proves nothing about this payment. */
export function isOfAnother(found: LookedUp<Receipt>, agreed: AgreedCheck | null): boolean {
  const paid = found.outcome === 'paid' ? (found.receipt.ticket?.code ?? null) : null
  return paid !== null && agreed?.code !== undefined && ![agreed.code, agreed.ticket].includes(paid)
}

/** A payment as its page shows it. An answer about another check than the agreed one is ignored. */
export const shownPayment = (read: Remote<LookedUp<Receipt>>, agreed: AgreedCheck | null): Remote<LookedUp<Receipt>> =>
  read.status === 'ready' && isOfAnother(read.value, agreed) ? ready({ outcome: 'unknown' }) : read

/** The thing of a record of the released build, which has the address alone. */
export const thingOf = ({ pos, location, ticket }: CheckAddress): Thing => things.bill({ location: `${pos}.${location}`, check: ticket })

/** Several restaurants may have a check of the same number. */
export const isSameCheck = (one: CheckAddress, other: CheckAddress): boolean =>
  one.pos === other.pos && one.location === other.location && one.ticket === other.ticket
type CheckAddress = Pick<AgreedCheck, 'pos' | 'location' | 'ticket'>
