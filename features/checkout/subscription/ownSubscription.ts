import { formatDay } from '../../shared/dates/day.ts'
import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'
import { capitalized } from '../../shared/forms/capitalized.ts'
import type { Rhythm } from '../order.ts'
import { rhythmText } from '../pricing/renewal.ts'

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

/** A change of one subscription: to end at the last paid day, or to renew after all. */
export type Change = { readonly id: string; readonly to: 'cancel' | 'renew' }

const fact = (term: string, detail: string | null | false) => (detail ? [{ term, detail }] : [])

/** The days and sums of a subscription, as far as they are known. */
export function subscriptionFacts({ amount, rhythm, card, paidThrough, standing }: OwnSubscription, currency: Currency) {
  const sum = fact('Amount', amount !== null && formatMoney(amount, currency))
  const charged = fact('Card', card && `${card.brand} ending in ${card.lastFour}`)
  const rhythmFact = fact('Charged', rhythm && capitalized(rhythmText(rhythm)))
  switch (standing.status) {
    case 'active':
      return [...fact('Next charge', standing.nextCharge && formatDay(standing.nextCharge)), ...sum, ...rhythmFact, ...charged]
    case 'canceled':
      return [...fact('Next charge', 'None'), ...sum, ...charged]
    case 'ended':
      return [...fact('Ended', paidThrough && formatDay(paidThrough)), ...sum]
    case 'unknown':
      return [...fact('Paid until', paidThrough && formatDay(paidThrough)), ...sum, ...rhythmFact, ...charged]
  }
}
