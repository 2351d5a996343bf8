import * as z from 'zod/mini'
import { agreedBill, tipFrom, transactionFrom } from '../../bill/paying/agreedBill.ts'
import { billToPay, newlyUntold } from '../../bill/paying/billToPay.ts'
import type { Breakdown } from '../../bill/sums/breakdown.ts'
import { tipInCents } from '../../bill/tipping/tipWire.ts'
import { getEarnedCredit } from '../../bill/sums/breakdown.ts'
import type { Ticket } from '../../bill/ticket.ts'
import { type Agreement, differenceBetween } from '../../payment/agreement.ts'
import type { Agreed, Paying } from '../../payment/attempt/gate.ts'
import type { Uncharged } from '../../payment/attempt/attempt.ts'
import { type Thing, things } from '../../payment/thing.ts'
import { unchargedProblem } from '../../payment/attempt/problem.ts'
import type { Answer } from '../../shared/api/answers/answer.ts'
import { id, nullish } from '../../shared/api/wire.ts'
import { dollars } from '../../shared/money/money.ts'
import type { EnteredBill, EnteredCheck } from '../check/checkForm.ts'
import { ticketFailure } from '../check/ticketFailure.ts'
import { type GuestCard, type GuestDetails, guestFailure } from '../guestDetails.ts'
import { type ChosenBill, type Choices, type Setting, getAmounts, paysWithCash } from './choices.ts'
import type { ManagersReceipt } from './receipt.ts'

/** The terms of a payment, which are recorded. `guest`: the server's id. `hasUsedReward`: the visit has used its one reward. */
export const checkTerms = z.object({ guest: z.string(), agreed: agreedBill, hasUsedReward: z.boolean() })
type CheckTerms = Readonly<z.output<typeof checkTerms>>

/** The subject of a checkout, from its address. */
export type CheckVisit = { readonly locationId: string; readonly guestId: string; readonly bill: EnteredBill }

/** Whoever pays a check, its number names it; a bill without a number, and the rest of it, are the guest's. All attempts for it come first. */
export const thingOfVisit = ({ locationId: location, guestId: guest, bill }: CheckVisit): Thing =>
  bill.by === 'number' ? things.bill({ location, check: bill.number }) : things.typedBill({ location, guest })

/** The rest of a request. It is never saved, because it contains the employee's PIN. */
type Details = {
  /** The manager's choices and their setting: both are computed again from the data that is read before the payment. */
  readonly choices: Choices
  readonly setting: Setting
  readonly bill: EnteredBill
  readonly cardId: string
  readonly notes: string | null
  readonly pin: string | null
}

/** The second read: the bill, and the guest's means to pay it. */
export type Reread = Pick<Setting, 'ticket' | 'guest' | 'at'>

/** A payment as the manager has seen it. */
export type SeenPayment = Pick<Ticket, 'due' | 'lastPayment'> & { readonly breakdown: Breakdown }

export type NotPaid =
  | { readonly kind: 'problem'; readonly message: string }
  /** The bill, or the money that pays it, is not what the manager saw. */
  | { readonly kind: 'changed'; readonly before: SeenPayment; readonly now: Reread }
  | { readonly kind: 'nothingDue' }

export type CheckPayment = { what: Agreement & { readonly terms: CheckTerms }; details: Details; receipt: ManagersReceipt; reason: NotPaid }

/** The payment of the amounts that the manager sees; null without a card. */
export function checkToPay(
  { bill, choices }: ChosenBill,
  { ticket, location, guest, at, notes, employee }: Setting & Pick<EnteredCheck, 'notes' | 'employee'>,
): Paying<CheckPayment> | null {
  const card = cardToCharge(guest.cards, choices.cardId)
  if (card === null) return null
  const setting = { ticket, location, guest, at }
  const { part, tip, serviceCharge, breakdown, reward } = getAmounts(choices, setting)
  const check = bill.by === 'number' ? bill.number : null
  const paying = billToPay({
    at: [location.id, check ?? guest.id],
    ticket,
    place: { location: location.id, check, restaurant: null, timeZone: location.timeZone },
    parts: { part, tip, serviceCharge },
    breakdown,
    reward: reward?.offer ?? null,
    earned: getEarnedCredit(breakdown, guest.creditBack),
    lineIds: null,
    payer: { is: 'manager', guest: guest.id },
  })
  if ('blocked' in paying) return paying
  const { what, agreed, ...allowed } = paying
  return {
    ...allowed,
    what: { ...what, terms: { guest: guest.id, agreed, hasUsedReward: choices.hasUsedReward || reward !== null } },
    // At a legacy POS an employee was chosen; elsewhere the ticket names who opened it.
    details: { choices, setting, bill, cardId: card.id, notes, pin: employee?.pin ?? ticket.employeePin },
  }
}

/**
 * The card pays what the manager has seen: the bill and the guest are read again, and the manager must agree again if anything has
 * changed that decides the card's charge. Without both, nothing is paid.
 */
export function reread(
  agreed: CheckPayment['what'],
  { choices, setting, bill, cardId, notes }: Details,
  ticket: Answer<Ticket>,
  guest: Answer<GuestDetails>,
  at: Date,
): NotPaid | null {
  if (!ticket.ok) return { kind: 'problem', message: ticketFailure(ticket.failure) }
  if (!guest.ok) return { kind: 'problem', message: guestFailure }
  const now: Reread = { ticket: ticket.value, guest: guest.value, at }
  if (now.ticket.due === 0) return { kind: 'nothingDue' }
  const chosenBill = { currency: now.ticket.currency, bill, choices: { ...choices, cardId } }
  const paying = checkToPay(chosenBill, { ...setting, ...now, notes, employee: null })
  if (paying === null) return { kind: 'problem', message: cardGone }
  const before = { due: setting.ticket.due, lastPayment: setting.ticket.lastPayment, breakdown: agreed.terms.agreed.breakdown }
  const isSame = 'what' in paying && differenceBetween(agreed, paying.what) === null && newlyUntold(setting.ticket, now.ticket) === null
  return isSame ? null : { kind: 'changed', before, now }
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

/** The body of a payment (B §7). Only the tip is in cents. */
export const payBody = z.object({
  transaction: z.object({
    // The amount that the payment takes off the bill, in dollars.
    amount: dollars,
    charge_stripe_source_id: id,
    partial_payment: z.boolean(),
    force_overspend: z.boolean(),
    auto_gratuity: dollars,
    offer_claim_id: nullish(id),
  }),
  project: nullish(id),
  ticket_number: nullish(z.string()),
  location_id: id,
  user_id: id,
  allow_offer_override: z.boolean(),
  pin: nullish(z.string()),
  notes: nullish(z.string()),
  tip: nullish(tipInCents),
})

export function createPayBody({ what, details }: Agreed<CheckPayment>): z.output<typeof payBody> {
  const { choices, setting, cardId, notes, pin } = details
  const { agreed } = what.terms
  return {
    transaction: {
      ...transactionFrom(agreed),
      charge_stripe_source_id: cardId,
      force_overspend: !paysWithCash(choices),
      auto_gratuity: agreed.serviceCharge,
    },
    project: setting.location.project,
    ticket_number: agreed.check,
    location_id: setting.location.id,
    user_id: setting.guest.id,
    // The guest has seen which reward pays, or that none does: the server must not choose another.
    allow_offer_override: true,
    pin,
    notes,
    tip: tipFrom(agreed, cardId),
  }
}
