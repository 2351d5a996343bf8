import { type Answer, failed } from '../shared/api/answers/answer.ts'
import { formatDay } from '../shared/dates/day.ts'
import { type Cents, type Currency, formatMoney } from '../shared/money/money.ts'
import { capitalized } from '../shared/forms/capitalized.ts'
import type { Rhythm } from '../checkout/order.ts'
import { rhythmText } from '../checkout/pricing/renewal.ts'

/**
 * Whether it renews. `nextCharge`: of a canceled one, the charge that comes if the member keeps it after all. It is unknown where
 * the answer does not say it, or not in a word that is known.
 */
export type Standing =
  | { readonly status: 'active' | 'canceled'; readonly nextCharge: string | null }
  | { readonly status: 'ended' | 'unknown' }

/** A subscription of the signed-in member. Days are calendar days, `YYYY-MM-DD`. Null is what is not known. */
export type OwnSubscription = {
  readonly id: string
  readonly name: string
  /** The price of each charge, and the credit that it brings. */
  readonly amount: Cents | null
  readonly credit: Cents | null
  readonly rhythm: Rhythm | null
  readonly card: { readonly brand: string; readonly lastFour: string } | null
  /** The last day that is paid for. */
  readonly paidThrough: string | null
  readonly standing: Standing
}

/** The charge that a canceled subscription brings if it is kept. */
export type Renewal = { readonly amount: Cents; readonly nextCharge: string }

/** A change of one subscription: to end at the last paid day, or to renew after all, as the member has agreed to. */
export type Change =
  | { readonly id: string; readonly to: 'cancel' }
  | { readonly id: string; readonly to: 'renew'; readonly agreed: Renewal }

/** Null where it is not known: without its sum and its day, nobody can agree to it. */
export const renewalOf = ({ amount, paidThrough, standing }: OwnSubscription): Renewal | null =>
  standing.status === 'canceled' && amount !== null && standing.nextCharge !== null && paidThrough !== null
    ? { amount, nextCharge: standing.nextCharge }
    : null

const renewalText = ({ amount, nextCharge }: Renewal, currency: Currency): string =>
  `${formatMoney(amount, currency)} is charged on ${formatDay(nextCharge)}.`

export const keepingText = (renewal: Renewal, currency: Currency): string => `If you keep it, ${renewalText(renewal, currency)}`

/** The answer to a change. One about another subscription confirms nothing. */
export const confirming = ({ id }: Change, answer: Answer<OwnSubscription>): Answer<OwnSubscription> =>
  answer.ok && answer.value.id !== id ? failed({ kind: 'malformed' }) : answer

/** The difference between a subscription that was kept and what the member agreed to; null for none. */
export function otherRenewal({ amount, standing }: OwnSubscription, change: Change | null, currency: Currency): string | null {
  if (change?.to !== 'renew' || standing.status !== 'active') return null
  const { agreed } = change
  const nextCharge = standing.nextCharge ?? agreed.nextCharge
  if (amount === agreed.amount && nextCharge === agreed.nextCharge) return null
  const now = amount === null ? 'We can’t see what is charged now.' : `Now ${renewalText({ amount, nextCharge }, currency)}`
  return `You agreed to ${formatMoney(agreed.amount, currency)} on ${formatDay(agreed.nextCharge)}. ${now}`
}

const fact = (term: string, detail: string | null | false) => (detail ? [{ term, detail }] : [])

/** The days and sums of a subscription, as far as they are known. */
export function subscriptionFacts({ amount, rhythm, card, paidThrough, standing }: OwnSubscription, currency: Currency) {
  const sum = amount === null ? '' : formatMoney(amount, currency)
  const every = rhythm === null ? '' : rhythmText(rhythm)
  // In the past another sum may have been charged: where nothing more is charged, it is the price.
  const price = fact('Amount', sum)
  const chargedEvery = fact('Charged', sum ? `${sum} ${every}`.trim() : capitalized(every))
  const from = fact('Card', card && `${card.brand} ending in ${card.lastFour}`)
  switch (standing.status) {
    case 'active':
      return [...fact('Next charge', standing.nextCharge && formatDay(standing.nextCharge)), ...chargedEvery, ...from]
    case 'canceled':
      return [...fact('Next charge', 'None'), ...price, ...from]
    case 'ended':
      return [...fact('Ended', paidThrough && formatDay(paidThrough)), ...price]
    case 'unknown':
      return [...fact('Paid until', paidThrough && formatDay(paidThrough)), ...chargedEvery, ...from]
  }
}
