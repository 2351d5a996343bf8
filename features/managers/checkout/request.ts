import type { Breakdown } from '../../bill/breakdown.ts'
import type { Ticket } from '../../bill/ticket.ts'
import { amountOf } from '../../bill/validated.ts'
import type { RecordedAttempt } from '../../payment/earlierAttempts.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { EnteredBill, EnteredCheck } from '../check/checkForm.ts'
import type { GuestCard } from '../guestDetails.ts'
import type { Location } from '../location.ts'
import { type Amounts, isPayable } from './amounts.ts'
import type { Choices } from './choices.ts'

/** What a payment is for. It is recorded with the attempt, and says nothing of the card. */
export type PaymentReference = {
  readonly locationId: string
  /** A bill without a number is the guest's. Null for a check, which its number names. */
  readonly guestId: string | null
  /** Null for a bill of which only the amount is known. */
  readonly checkNumber: string | null
}

export type RecordedPayment = RecordedAttempt & PaymentReference

/** The amounts of a payment, as the manager agreed to them. */
export type Agreed = {
  readonly breakdown: Breakdown
  readonly tip: Cents
  readonly serviceCharge: Cents
  readonly offerName: string | null
}

/** One payment. It is never saved: it holds the employee's PIN. */
export type PaymentRequest = PaymentReference & {
  /** The attempt's idempotency key (NET-08). */
  readonly key: string
  readonly guestId: string
  readonly agreed: Agreed
  readonly project: string | null
  readonly cardId: string
  readonly claimId: string | null
  /** Whether the guest's Platewell cash may pay. */
  readonly usesCash: boolean
  readonly notes: string | null
  readonly pin: string | null
}

type Given = {
  readonly key: string
  readonly location: Pick<Location, 'id' | 'project'>
  readonly guestId: string
  readonly bill: EnteredBill
  readonly ticket: Ticket
  readonly card: GuestCard | null
  readonly choices: Choices
  readonly amounts: Amounts
} & Pick<EnteredCheck, 'notes' | 'employee'>

/** The amounts that the manager agrees to by paying. A wrong amount counts as none; `requestOf` refuses it. */
export const agreedOf = ({ breakdown, tip, serviceCharge, offer }: Amounts): Agreed => ({
  breakdown,
  tip: amountOf(tip),
  serviceCharge: amountOf(serviceCharge),
  offerName: offer?.name ?? null,
})

/** The payment of the amounts that the manager sees; null while something is wrong, or without a card. */
export function requestOf(given: Given): PaymentRequest | null {
  const { key, location, guestId, bill, ticket, card, choices, amounts, notes, employee } = given
  if (!isPayable(amounts) || card === null) return null
  return {
    key,
    locationId: location.id,
    guestId,
    checkNumber: bill.by === 'number' ? bill.number : null,
    agreed: agreedOf(amounts),
    project: location.project,
    cardId: card.id,
    claimId: amounts.offer?.claimId ?? null,
    usesCash: choices.expense === 'personal' && choices.usesCash,
    notes,
    // At a legacy POS an employee was chosen; elsewhere the ticket names who opened it.
    pin: employee?.pin ?? ticket.employeePin,
  }
}

/**
 * The card that pays: the chosen one, or the guest's first. Null if the chosen card is gone: no card is charged that nobody has
 * seen.
 */
export const cardToCharge = (cards: readonly GuestCard[], cardId: string | null): GuestCard | null =>
  (cardId === null ? cards[0] : cards.find(({ id }) => id === cardId)) ?? null
