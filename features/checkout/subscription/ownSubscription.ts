import { formatDay } from '../../shared/dates/day.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import { capitalized } from '../../shared/forms/capitalized.ts'
import type { Rhythm } from '../order.ts'
import { rhythmText } from '../pricing/renewal.ts'

/** Whether it renews. `nextCharge`: of a canceled one, the charge that comes if the member keeps it after all. */
export type Standing = { readonly status: 'active' | 'canceled'; readonly nextCharge: string } | { readonly status: 'ended' }

/** A subscription of the signed-in member. Days are calendar days, `YYYY-MM-DD`. */
export type OwnSubscription = {
  readonly id: string
  readonly name: string
  /** The price of each charge, and the credit that it brings; null if that is not known. */
  readonly amount: Cents
  readonly credit: Cents | null
  readonly rhythm: Rhythm
  readonly card: { readonly brand: string; readonly lastFour: string } | null
  /** The last day that is paid for. */
  readonly paidThrough: string
  readonly standing: Standing
}

/** A change of one subscription: to end at the last paid day, or to renew after all. */
export type Change = { readonly id: string; readonly to: 'cancel' | 'renew' }

/** The days and sums of a subscription, as it stands. */
export function subscriptionFacts({ amount, rhythm, card, paidThrough, standing }: OwnSubscription) {
  const sum = { term: 'Amount', detail: formatMoney(amount) }
  const charged = card ? [{ term: 'Card', detail: `${card.brand} ending in ${card.lastFour}` }] : []
  switch (standing.status) {
    case 'active':
      return [
        { term: 'Next charge', detail: formatDay(standing.nextCharge) },
        sum,
        { term: 'Charged', detail: capitalized(rhythmText(rhythm)) },
        ...charged,
      ]
    case 'canceled':
      return [{ term: 'Next charge', detail: 'None' }, sum, ...charged]
    case 'ended':
      return [{ term: 'Ended', detail: formatDay(paidThrough) }, sum]
  }
}
