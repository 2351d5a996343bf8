import { type Answer, type Submission, failed } from '../shared/api/answers/answer.ts'
import { formatDay } from '../shared/dates/day.ts'
import { type Cents, type Currency, formatMoney } from '../shared/money/money.ts'
import type { CardMethod } from '../payment/attempt/attempt.ts'
import { capitalized } from '../shared/forms/capitalized.ts'
import type { Rhythm } from '../checkout/order.ts'
import { type CardName, cardText } from '../payment/cardText.ts'
import { deadlineText, rhythmText } from '../checkout/pricing/renewal.ts'

/** The last renewal, which is not paid. */
export type Unpaid = {
  readonly amount: Cents
  /** The day on which it was charged. */
  readonly day: string
  /** The reason of the bank, as a decline code of the payment gateway. */
  readonly declineCode: string | null
  /** The last day on which it can be paid: the subscription ends with it. */
  readonly payBy: string | null
  /** Whether the server is charging a new card for it now. */
  readonly isRetried: boolean
}

/**
 * Whether it renews. `nextCharge`: of a canceled one, the charge that comes if the member keeps it after all; of one that is past due,
 * the charge after the unpaid one. It is unknown where the answer does not say it, or not in a word that is known.
 */
export type Standing =
  | { readonly status: 'active' | 'canceled'; readonly nextCharge: string | null }
  | { readonly status: 'pastDue'; readonly nextCharge: string | null; readonly unpaid: Unpaid }
  | { readonly status: 'ended' | 'unknown' }

/** A price that replaces the present one. `from`: the day of its first charge. `cancelBy`: the last day to cancel before it. */
export type ComingPrice = {
  readonly amount: Cents
  readonly from: string
  readonly cancelBy: string | null
  /** Whether it is charged only once the member has agreed to it. */
  readonly needsConsent: boolean
}

/** A subscription of the signed-in member. Days are calendar days, `YYYY-MM-DD`. Null is what is not known. */
export type OwnSubscription = {
  readonly id: string
  readonly name: string
  /** The price of each charge, and the credit that it brings. */
  readonly amount: Cents | null
  readonly credit: Cents | null
  readonly rhythm: Rhythm | null
  readonly card: CardName | null
  /** The last day that is paid for. */
  readonly paidThrough: string | null
  /** The last day to cancel before the next charge. Never derived: only the server knows it. */
  readonly cancelBy: string | null
  readonly comingPrice: ComingPrice | null
  readonly standing: Standing
}

/** The charge that a canceled subscription brings if it is kept. */
export type Renewal = { readonly amount: Cents; readonly nextCharge: string }

/** The member's order to charge a card: its words, as they were shown, and the sum that is charged at once; null for none. */
export type Mandate = { readonly text: string; readonly chargedNow: Cents | null }

/** A change of one subscription: to end at the last paid day; to renew after all, be charged to another card, or at another price. */
export type Change =
  | { readonly id: string; readonly to: 'cancel' }
  | { readonly id: string; readonly to: 'renew'; readonly agreed: Renewal }
  | { readonly id: string; readonly to: 'card'; readonly card: CardMethod; readonly mandate: Mandate }
  | { readonly id: string; readonly to: 'price'; readonly agreed: ComingPrice; readonly consent: string }

/** A change, and what came of it. */
export type SentChange = Change & { readonly submission: Submission }

/** Whether it may charge again: it can be canceled. */
export const mayCharge = ({ standing: { status } }: OwnSubscription): boolean => status !== 'canceled' && status !== 'ended'

/** Whether another card can be given. While one is being charged, no other one is. */
export const takesCard = ({ standing }: OwnSubscription): boolean =>
  standing.status === 'active' || (standing.status === 'pastDue' && !standing.unpaid.isRetried)

/** The change, if it is one of this subscription: what came of it says nothing about another. */
export const changeOf = <C extends Change>(change: C | null, subscription: Pick<OwnSubscription, 'id'> | null): C | null =>
  change !== null && change.id === subscription?.id ? change : null

/** Whether the renewal that a card was to pay is paid, although no answer came. */
export function isPaid(sent: SentChange | null, subscription: OwnSubscription): boolean {
  const change = changeOf(sent, subscription)
  const isUnknown = change?.to === 'card' && change.submission.phase === 'unknown' && change.mandate.chargedNow !== null
  return isUnknown && subscription.standing.status === 'active'
}

/** The price of a charge on this day. One that asks for a consent is charged only with it. Null where it is not known. */
export const priceOn = ({ amount, comingPrice: coming }: OwnSubscription, day: string): Cents | null =>
  coming !== null && !coming.needsConsent && coming.from <= day ? coming.amount : amount

/** Null where it is not known: without its sum and its day, nobody can agree to it. */
export function renewalOf(subscription: OwnSubscription): Renewal | null {
  const { paidThrough, standing } = subscription
  if (standing.status !== 'canceled' || standing.nextCharge === null || paidThrough === null) return null
  const amount = priceOn(subscription, standing.nextCharge)
  return amount === null ? null : { amount, nextCharge: standing.nextCharge }
}

const renewalText = ({ amount, nextCharge }: Renewal, currency: Currency): string =>
  `${formatMoney(amount, currency)} is charged on ${formatDay(nextCharge)}.`

export const keepingText = (renewal: Renewal, currency: Currency): string => `If you keep it, ${renewalText(renewal, currency)}`

/** Whether the price that comes, or is charged already, is the one that the member has agreed to. */
export const isAgreed = ({ amount, comingPrice: coming }: OwnSubscription, agreed: ComingPrice): boolean =>
  coming === null ? amount === agreed.amount : !coming.needsConsent && coming.amount === agreed.amount && coming.from === agreed.from

/** The answer to a change. One about another subscription, or another price than the agreed one, confirms nothing. */
export const confirming = (change: Change, answer: Answer<OwnSubscription>): Answer<OwnSubscription> =>
  answer.ok && (!changeOf(change, answer.value) || (change.to === 'price' && !isAgreed(answer.value, change.agreed)))
    ? failed({ kind: 'malformed' })
    : answer

/** The difference between a subscription that was kept and what the member agreed to; null for none. */
export function otherRenewal(subscription: OwnSubscription, change: Change | null, currency: Currency): string | null {
  const { standing } = subscription
  if (change?.to !== 'renew' || standing.status !== 'active') return null
  const { agreed } = change
  const nextCharge = standing.nextCharge ?? agreed.nextCharge
  const amount = priceOn(subscription, nextCharge)
  if (amount === agreed.amount && nextCharge === agreed.nextCharge) return null
  const now = amount === null ? 'We can’t see what is charged now.' : `Now ${renewalText({ amount, nextCharge }, currency)}`
  return `You agreed to ${formatMoney(agreed.amount, currency)} on ${formatDay(agreed.nextCharge)}. ${now}`
}

const fact = (term: string, detail: string | null | false) => (detail ? [{ term, detail }] : [])

/** The days and sums of a subscription, as far as they are known. */
export function subscriptionFacts({ amount, rhythm, card, paidThrough, cancelBy, standing }: OwnSubscription, currency: Currency) {
  const sum = amount === null ? '' : formatMoney(amount, currency)
  const every = rhythm === null ? '' : rhythmText(rhythm)
  // In the past another sum may have been charged: where nothing more is charged, it is the price.
  const price = fact('Amount', sum)
  const chargedEvery = fact('Charged', sum ? `${sum} ${every}`.trim() : capitalized(every))
  const from = fact('Card', card && cardText(card))
  switch (standing.status) {
    case 'active':
      return [
        ...fact('Next charge', standing.nextCharge && formatDay(standing.nextCharge)),
        ...fact('Cancel by', cancelBy && deadlineText(cancelBy)),
        ...chargedEvery,
        ...from,
      ]
    case 'pastDue':
      return [...chargedEvery, ...from]
    case 'canceled':
      return [...fact('Next charge', 'None'), ...price, ...from]
    case 'ended':
      return [...fact('Ended', paidThrough && formatDay(paidThrough)), ...price]
    case 'unknown':
      return [...fact('Paid until', paidThrough && formatDay(paidThrough)), ...chargedEvery, ...from]
  }
}
