import { isolated } from '../../../ui/isolated.ts'
import { type Agreement, type Difference, changedText, linesOf } from '../../payment/agreement.ts'
import type { PaymentTypes } from '../../payment/attempt/attempt.ts'
import { type Allowed, type Paying, type Question, untoldAgain } from '../../payment/attempt/gate.ts'
import { things } from '../../payment/thing.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import { type Breakdown, getEarnedCredit, payLabelFromTotals } from '../sums/breakdown.ts'
import { smaller, zeroCents } from '../sums/arithmetic.ts'
import type { Validated } from '../sums/validated.ts'
import type { Ticket } from '../ticket.ts'
import { type AgreedBill, type BillPlace, agreeTo } from './agreedBill.ts'
import { type getTipOffer, isHighTip } from '../tipping/tip.ts'
import { type BillAmounts, type BillChoice, billAmounts } from '../sums/billAmounts.ts'
import type { PaidVenue, Venue } from '../venue.ts'

type Given = {
  readonly bill: Pick<Ticket, 'currency' | 'due' | 'total'>
  readonly tip: Cents
  readonly breakdown: Breakdown
  /** The person at the page: a manager pays with a guest's card. */
  readonly payer: 'guest' | 'manager'
}

/** Another sum, or other words, are asked about again. */
const ask = (question: Omit<Question, 'id' | 'confirmLabel'>, breakdown: Breakdown, { currency }: Pick<Ticket, 'currency'>): Question => ({
  ...question,
  id: JSON.stringify([question.title, question.text, breakdown.paying, breakdown.charged]),
  confirmLabel: payLabelFromTotals(breakdown, currency),
})

const ofTip = ({ bill, tip, breakdown, payer }: Given): Question =>
  ask(
    {
      about: 'tip',
      title: `Is a tip of ${formatMoney(tip, bill.currency)} right?`,
      text: `That is a high tip for ${formatMoney(breakdown.paying, bill.currency)}. ${payer === 'manager' ? 'Please ask the guest. The' : 'Your'} card is charged ${formatMoney(breakdown.charged, bill.currency)} in all.`,
      cancelLabel: 'Change the tip',
    },
    breakdown,
    bill,
  )

const doNotPay = { about: 'bill', cancelLabel: 'Do not pay' } as const

const ofBill = ({ bill, breakdown, payer }: Given): Question =>
  ask(
    {
      ...doNotPay,
      title: `Is ${formatMoney(bill.due, bill.currency)} right for this bill?`,
      text: `Its lines come to ${formatMoney(bill.total, bill.currency)}, and the restaurant asks for ${formatMoney(bill.due, bill.currency)}. ${payer === 'manager' ? 'Please look at the check in the till first.' : 'Please ask your server before you pay.'}`,
    },
    breakdown,
    bill,
  )

/** The lowest sums that a payer has seen: of the bill since they opened it, and of their part of it since they chose it. */
export type SeenSums = Pick<Ticket, 'due'> & { readonly part: Cents }

/** A fall is seen: a rise after it is one, also below the sums before it. */
export const lowestSeen = (before: SeenSums, now: SeenSums): SeenSums => ({
  due: smaller(before.due, now.due),
  part: smaller(before.part, now.part),
})

/** The question about a bill, or a part of it, that has risen since the payer saw it: their press may be meant for the sum before. */
export function ofRise(before: SeenSums, bill: Pick<Ticket, 'currency' | 'due'>, breakdown: Breakdown): readonly Question[] {
  // The part can rise while others pay: half of a larger bill, or a line with another price.
  const [risen, was, now] =
    bill.due > before.due ? (['bill', before.due, bill.due] as const) : (['part', before.part, breakdown.paying] as const)
  if (now <= was) return []
  const text = changedText(`Your ${risen}`, was, now, bill.currency)
  return [ask({ ...doNotPay, title: `Your ${risen} is ${formatMoney(now, bill.currency)} now`, text }, breakdown, bill)]
}

/** The newest payment of a bill, where its till does not know it, in a sentence; null for none. */
export function untoldPayment({ lastPayment, currency }: Pick<Ticket, 'lastPayment' | 'currency'>): string | null {
  if (lastPayment === null || lastPayment.tillKnows) return null
  const { amount, at } = lastPayment
  const sum = amount === null ? 'A payment of this bill' : `A payment of ${formatMoney(amount, currency)}`
  return `${sum} was made${at === null ? '' : ` on ${formatTime(new Date(at), 'device')}`}.`
}

/** The difference in a bill that was read again, where it has a payment that its till does not know and nobody was asked about. */
export function newlyUntold(seen: Pick<Ticket, 'lastPayment'>, now: Pick<Ticket, 'lastPayment' | 'currency'>): Difference | null {
  const fact = now.lastPayment?.id === seen.lastPayment?.id ? null : untoldPayment(now)
  return fact === null
    ? null
    : {
        kind: 'other',
        message: `${fact} The restaurant’s till does not know it yet. You were not charged: please ask your server before you pay.`,
      }
}

/** The question before a bill is paid again whose till does not know of its newest payment. */
export function ofUntold(ticket: Ticket, amount: Cents): readonly Question[] {
  const fact = untoldPayment(ticket)
  return fact === null ? [] : [untoldAgain(ticket.lastPayment?.id ?? '', { amount, currency: ticket.currency }, fact)]
}

/** The questions about a bill before it is paid: more is due than its total, or its tip is high (MGR-18). */
export const getQuestions = (given: Given): readonly Question[] => [
  ...(given.bill.due > given.bill.total ? [ofBill(given)] : []),
  ...(isHighTip(given.tip, given.breakdown.paying) ? [ofTip(given)] : []),
]

/** The restaurant within a sentence: " at Harbor & Rye"; empty where it has no name. */
export const placePhrase = (restaurant: string | null): string => (restaurant === null ? '' : ` at ${isolated(restaurant)}`)

/** A payment of a bill, on every surface. */
export type BillPayable = Agreement & { readonly terms: AgreedBill }

/** The address of a guest's bill: every guest's page that pays it has the same. */
export const billAt = (pos: string, location: string, ticket: string): string[] => [pos, location, ticket]

type Terms = {
  readonly at: BillPayable['at']
  readonly ticket: Ticket
  readonly place: BillPlace
  /** Each part that the payer chooses: an invalid one pays nothing. */
  readonly parts: { readonly part: Validated; readonly tip: Validated; readonly serviceCharge?: Validated }
  readonly breakdown: Breakdown
  readonly reward: { readonly claimId: string; readonly name: string } | null
  readonly earned: Cents
  /** The lines that the part pays; null for a part that is none of lines. */
  readonly lineIds: AgreedBill['lineIds']
  /** The person at the page: a manager pays with a guest's card. */
  readonly payer: { readonly is: 'guest' } | { readonly is: 'manager'; readonly guest: string }
  /** A rise since then is asked about. */
  readonly seen?: SeenSums
}

type Blocked = Extract<Paying<PaymentTypes>, { readonly blocked: string }>
type ToPay = Pick<Allowed<PaymentTypes>, 'asks' | 'tillKnows'> & { readonly what: BillPayable; readonly agreed: AgreedBill }

/** The payment that these terms make, with its questions; or why they make none. No surface pays a bill without it. */
export function billToPay({ at, ticket, place, parts, breakdown, reward, earned, lineIds, payer, seen }: Terms): ToPay | Blocked {
  const { currency, due } = ticket
  const { charged: amount, rest } = breakdown
  for (const part of Object.values(parts))
    if (part.kind === 'invalid') return { blocked: part.message, sum: { amount, currency }, isLiftedBy: 'payer' }
  const { location, check, restaurant } = place
  const serviceCharge = parts.serviceCharge?.kind === 'valid' ? parts.serviceCharge.amount : zeroCents
  const terms = { breakdown, serviceCharge, claimId: reward?.claimId ?? null, offerName: reward?.name ?? null, earned, lineIds }
  const agreed = agreeTo(ticket, place, terms)
  const ownTip = parts.tip.kind === 'valid' ? parts.tip.amount : zeroCents
  return {
    ...(ticket.lastPayment?.tillKnows && { tillKnows: true }),
    asks: [
      ...ofUntold(ticket, amount),
      ...(seen ? ofRise(seen, ticket, breakdown) : []),
      ...getQuestions({ bill: ticket, tip: ownTip, breakdown, payer: payer.is }),
    ],
    what: {
      thing:
        check === null
          ? things.typedBill({ location, guest: payer.is === 'manager' ? payer.guest : '' })
          : things.bill({ location, check }),
      at,
      name: check === null ? null : `check ${check}${placePhrase(restaurant)}`,
      amount,
      currency,
      pays: linesOf({
        'house account': breakdown.houseAccount,
        reward: breakdown.offer,
        credit: breakdown.cash,
        card: breakdown.card,
        tip: breakdown.tip,
      }),
      gets: linesOf({ 'credit back': earned }),
      due,
      rest,
      consent: null,
      terms: agreed,
    },
    agreed,
  }
}

/** A guest's payment of a bill, as each page shows and pays it. */
export type GuestAmounts = BillAmounts & { readonly earned: Cents }

/** `tips`: the tips that are offered here. `at`: when the guest has read the bill. */
export function guestAmounts(ticket: Ticket, venue: Venue, choice: BillChoice, tips: typeof getTipOffer, at: Date): GuestAmounts {
  const amounts = billAmounts(ticket, venue, choice, (split) => tips(ticket, venue.tip, split), at)
  return { ...amounts, earned: getEarnedCredit(amounts.breakdown, venue.creditBack) }
}

/** The restaurant of a bill, by the server's id. */
export const placeOf = ({ projectId, locationId }: Pick<PaidVenue, 'projectId' | 'locationId'>): string => locationId ?? projectId

/** The payment that a guest may make of this check now. A bill that has risen since it was `seen` is asked about. */
export const guestBillToPay = (
  at: BillPayable['at'],
  check: string,
  venue: PaidVenue,
  ticket: Ticket,
  { part, lineIds, tip, breakdown, reward, earned }: GuestAmounts,
  seen?: SeenSums,
) =>
  billToPay({
    at,
    ticket,
    place: { location: placeOf(venue), check, restaurant: venue.name, timeZone: venue.timeZone },
    parts: { part, tip },
    breakdown,
    reward: reward?.offer ?? null,
    earned,
    lineIds,
    payer: { is: 'guest' },
    ...(seen && { seen }),
  })
