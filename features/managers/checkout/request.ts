import * as z from 'zod/mini'
import { headlineOf } from '../../bill/breakdown.ts'
import { changedBill } from '../../bill/changedBill.ts'
import type { Ticket } from '../../bill/ticket.ts'
import { questionsOf } from '../../bill/questions.ts'
import type { Allowed } from '../../payment/gate.ts'
import type { Uncharged } from '../../payment/charge.ts'
import type { Payable, PaymentRequest } from '../../payment/payment.ts'
import { unchargedProblem } from '../../payment/unchargedProblem.ts'
import type { Answer } from '../../shared/api/answer.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { EnteredBill, EnteredCheck } from '../check/checkForm.ts'
import { ticketFailure } from '../check/ticketFailure.ts'
import type { GuestCard } from '../guestDetails.ts'
import type { Location } from '../location.ts'
import { type Agreed, type Amounts, agreedOf, isPayable } from './amounts.ts'
import type { Choices } from './choices.ts'
import type { Receipt } from './receipt.ts'

/** What a payment is for. It is recorded with the attempt, stays on the device after a sign-out, and says nothing of the card. */
export const paymentReference = z.object({
  locationId: z.string(),
  /** A bill without a number is the guest's. Null for a check, which its number names, whoever pays it. */
  guestId: z.nullable(z.string()),
  /** Null for a bill of which only the amount is known. */
  checkNumber: z.nullable(z.string()),
})
export type PaymentReference = z.output<typeof paymentReference>

/** What a request says besides. It is never saved: it holds the employee's PIN. */
type Details = {
  readonly guestId: string
  /** What was due when the manager agreed. */
  readonly due: Cents
  readonly agreed: Agreed
  readonly project: string | null
  readonly cardId: string
  readonly claimId: string | null
  /** Whether the guest's Platewell cash may pay. */
  readonly usesCash: boolean
  readonly notes: string | null
  readonly pin: string | null
}

/** Why nothing was paid. */
export type NotPaid =
  | { readonly kind: 'problem'; readonly message: string }
  /** The bill is not the one that the manager saw. */
  | { readonly kind: 'changed'; readonly ticket: Ticket }
  /** Others have paid the whole bill. */
  | { readonly kind: 'nothingDue' }

export type CheckPayment = { what: Payable & PaymentReference; details: Details; receipt: Receipt; because: NotPaid }
export type CheckRequest = PaymentRequest<CheckPayment>
/** What one press pays. */
export type CheckToPay = Allowed<CheckPayment>

type Given = {
  readonly location: Pick<Location, 'id' | 'project'>
  readonly guestId: string
  readonly bill: EnteredBill
  readonly ticket: Ticket
  readonly card: GuestCard | null
  readonly choices: Choices
  readonly amounts: Amounts
} & Pick<EnteredCheck, 'notes' | 'employee'>

/** Whoever pays a check, its number names it. */
export const referenceOf = (locationId: string, guestId: string, bill: EnteredBill): PaymentReference =>
  bill.by === 'number' ? { locationId, guestId: null, checkNumber: bill.number } : { locationId, guestId, checkNumber: null }

/** The payment of the amounts that the manager sees; null while something is wrong, or without a card. */
export function checkToPay(given: Given): CheckToPay | null {
  const { location, guestId, bill, ticket, card, choices, amounts, notes, employee } = given
  if (!isPayable(amounts) || card === null) return null
  const agreed = agreedOf(amounts)
  return {
    asks: questionsOf({ ...agreed, bill: ticket, payer: 'manager' }),
    what: { ...referenceOf(location.id, guestId, bill), amount: headlineOf(agreed.breakdown).amount, due: ticket.due },
    details: {
      guestId,
      due: ticket.due,
      agreed,
      project: location.project,
      cardId: card.id,
      claimId: amounts.offer?.claimId ?? null,
      usesCash: choices.expense === 'personal' && choices.usesCash,
      notes,
      // At a legacy POS an employee was chosen; elsewhere the ticket names who opened it.
      pin: employee?.pin ?? ticket.employeePin,
    },
  }
}

/** The card pays what the manager has seen: the bill is read again, and they agree again if it has changed. */
export function reread(due: Cents, answer: Answer<Ticket>): NotPaid | null {
  if (!answer.ok) return { kind: 'problem', message: ticketFailure(answer.failure) }
  const change = changedBill({ due }, answer.value)
  return change && (change.kind === 'paid' ? { kind: 'nothingDue' } : { kind: 'changed', ticket: answer.value })
}

/** What the manager reads of an attempt that charged nothing; null if they gave it up themselves. */
export function problemOf(why: Uncharged): NotPaid | null {
  const problem = unchargedProblem({ kind: 'noCard' }, why)
  return problem && { kind: 'problem', message: problem.message }
}

/**
 * The card that pays: the chosen one, or the guest's first. Null if the chosen card is gone: no card is charged that nobody has
 * seen.
 */
export const cardToCharge = (cards: readonly GuestCard[], cardId: string | null): GuestCard | null =>
  (cardId === null ? cards[0] : cards.find(({ id }) => id === cardId)) ?? null
