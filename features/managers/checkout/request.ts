import * as z from 'zod/mini'
import { type AgreedBill, recordedBill } from '../../bill/paying/agreedBill.ts'
import { billToPay } from '../../bill/paying/billToPay.ts'
import { getEarnedCredit } from '../../bill/sums/breakdown.ts'
import { changedPayment, type SeenPayment } from '../../bill/paying/changedBill.ts'
import { clockAt } from '../../bill/sums/offers.ts'
import type { Ticket } from '../../bill/ticket.ts'
import type { Paying } from '../../payment/gate/gate.ts'
import type { Payable, Uncharged } from '../../payment/attempt/attempt.ts'
import { type Thing, things } from '../../payment/thing.ts'
import { unchargedProblem } from '../../payment/attempt/problem.ts'
import { shortHash } from '../../shared/api/answers/shortHash.ts'
import type { Answer } from '../../shared/api/answers/answer.ts'
import type { EnteredBill, EnteredCheck } from '../check/checkForm.ts'
import { ticketFailure } from '../check/ticketFailure.ts'
import { type GuestCard, type GuestDetails, guestFailure } from '../guestDetails.ts'
import type { Location } from '../location.ts'
import { type Amounts, type Setting, getAmounts } from './amounts.ts'
import type { Choices } from './choices.ts'
import type { Receipt } from './receipt.ts'

/**
 * The reference of a payment. It is recorded with the attempt, stays on the device after a sign-out, and contains nothing
 * about the card.
 */
export const paymentReference = z.object({
  locationId: z.string(),
  /** A bill without a number is the guest's. Null for a check: its number names it, for any guest. */
  guestId: z.nullable(z.string()),
  /** Null for a bill of which only the amount is known. */
  checkNumber: z.nullable(z.string()),
  /** The hash of the visit that has sent it: the page of another one does not show it as its own. */
  visit: z.optional(z.string()),
  /** The visit has used its one reward. */
  hasUsedReward: z.optional(z.boolean()),
  agreed: recordedBill,
})
export type PaymentReference = z.output<typeof paymentReference>
type BillReference = Pick<PaymentReference, 'locationId' | 'guestId' | 'checkNumber'>

/** The rest of a request. It is never saved, because it contains the employee's PIN. */
type Details = {
  readonly guestId: string
  /** The manager's choices and their setting: both are computed again from the data that is read before the payment. */
  readonly choices: Choices
  readonly setting: Setting
  readonly timeZone: string | null
  readonly agreed: AgreedBill
  readonly project: string | null
  readonly cardId: string
  readonly usesCash: boolean
  readonly notes: string | null
  readonly pin: string | null
}

/** The second read: the bill, and the guest's means to pay it. */
export type Reread = Pick<Setting, 'ticket' | 'clock'> & { readonly guest: GuestDetails }

export type NotPaid =
  | { readonly kind: 'problem'; readonly message: string }
  /** The bill, or the money that pays it, is not what the manager saw. */
  | { readonly kind: 'changed'; readonly before: SeenPayment; readonly now: Reread }
  | { readonly kind: 'nothingDue' }

export type CheckPayment = { what: Payable & PaymentReference; details: Details; receipt: Receipt; because: NotPaid }

type Given = {
  readonly location: Pick<Location, 'id' | 'project' | 'timeZone'>
  readonly guestId: string
  /** The guest's credit back: a fraction. */
  readonly creditBack: number
  readonly bill: EnteredBill
  readonly setting: Setting
  readonly card: GuestCard | null
  readonly choices: Choices
  readonly amounts: Amounts
} & Pick<EnteredCheck, 'notes' | 'employee'>

/** Whoever pays a check, its number names it. */
export const createReference = (locationId: string, guestId: string, bill: EnteredBill): BillReference =>
  bill.by === 'number' ? { locationId, guestId: null, checkNumber: bill.number } : { locationId, guestId, checkNumber: null }

/** Names a visit in a record that outlives a sign-out: of the guest it says nothing. */
export const visitMark = (locationId: string, guestId: string, bill: EnteredBill): string =>
  shortHash(JSON.stringify([locationId, guestId, bill]))

export const thingOf = ({ locationId, guestId, checkNumber }: BillReference): Thing =>
  checkNumber === null
    ? things.typedBill({ location: locationId, guest: guestId ?? '' })
    : things.bill({ location: locationId, check: checkNumber })

/** The payment of the amounts that the manager sees; null without a card. */
export function checkToPay(given: Given): Paying<CheckPayment> | null {
  const { location, guestId, bill, setting, card, choices, amounts, notes, employee } = given
  if (card === null) return null
  const { ticket } = setting
  const { split: part, tip, serviceCharge, breakdown, offer, hasUsedReward } = amounts
  const check = bill.by === 'number' ? bill.number : null
  const paying = billToPay({
    ticket,
    place: { location: location.id, check, restaurant: null, timeZone: location.timeZone },
    parts: { part, tip, serviceCharge },
    breakdown,
    reward: offer,
    earned: getEarnedCredit(breakdown, given.creditBack),
    payer: { is: 'manager', guest: guestId },
  })
  if ('blocked' in paying) return paying
  const { what, agreed, asks } = paying
  return {
    asks,
    what: { ...what, ...createReference(location.id, guestId, bill), visit: visitMark(location.id, guestId, bill), hasUsedReward },
    details: {
      guestId,
      choices,
      setting,
      timeZone: location.timeZone,
      agreed,
      project: location.project,
      cardId: card.id,
      usesCash: choices.expense === 'personal' && choices.usesCash,
      notes,
      // At a legacy POS an employee was chosen; elsewhere the ticket names who opened it.
      pin: employee?.pin ?? ticket.employeePin,
    },
  }
}

const seenOf = ({ ticket: { due, currency } }: Pick<Setting, 'ticket'>, breakdown: SeenPayment['breakdown']) => ({
  due,
  currency,
  breakdown,
})

/**
 * The card pays what the manager has seen: the bill and the guest are read again, and the manager must agree again if anything has
 * changed that decides the card's charge. Without both, nothing is paid.
 */
export function reread(
  { choices, setting, agreed, timeZone, cardId }: Details,
  ticket: Answer<Ticket>,
  guest: Answer<GuestDetails>,
  at: Date,
): NotPaid | null {
  if (!ticket.ok) return { kind: 'problem', message: ticketFailure(ticket.failure) }
  if (!guest.ok) return { kind: 'problem', message: guestFailure }
  const { offers, cash, cards } = guest.value
  const now: Setting = { ...setting, ticket: ticket.value, offers, cash, clock: clockAt(at, timeZone) }
  const before = seenOf(setting, agreed.breakdown)
  const change = changedPayment(before, seenOf(now, getAmounts(choices, now).breakdown))
  if (change?.kind === 'paid') return { kind: 'nothingDue' }
  if (change) return { kind: 'changed', before, now: { ticket: now.ticket, clock: now.clock, guest: guest.value } }
  return cardToCharge(cards, cardId) ? null : { kind: 'problem', message: cardGone }
}

/** The manager's message after an attempt that charged nothing; null if they gave it up themselves. */
export function getNotPaid(why: Uncharged): NotPaid | null {
  const problem = unchargedProblem({ kind: 'noCard' }, why)
  return problem && { kind: 'problem', message: problem.message }
}

export const cardGone = 'The chosen card is no longer on file. Choose another.'

/** The card that pays: the chosen one, or the guest's first. Null if the chosen one is gone: no card is charged that nobody has seen. */
export const cardToCharge = (cards: readonly GuestCard[], cardId: string | null): GuestCard | null =>
  (cardId === null ? cards[0] : cards.find(({ id }) => id === cardId)) ?? null
