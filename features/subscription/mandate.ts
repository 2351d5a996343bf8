import { rhythmText } from '../checkout/pricing/renewal.ts'
import { formatDay } from '../shared/dates/day.ts'
import { type Currency, formatMoney } from '../shared/money/money.ts'
import { type ComingPrice, type Mandate, type OwnSubscription, priceOn } from './ownSubscription.ts'

/** The words of a price that comes without consent after the next charge: the card is charged for it too. */
const laterText = (price: ComingPrice | null, nextCharge: string | null, currency: Currency): string =>
  price === null || price.needsConsent || (nextCharge !== null && price.from <= nextCharge)
    ? ''
    : ` From ${formatDay(price.from)} on it is ${formatMoney(price.amount, currency)}.`

/** The mandate for another card, with every sum and day that is known. */
export function mandateFor(subscription: OwnSubscription, currency: Currency): Mandate {
  const { rhythm, standing, comingPrice } = subscription
  const unpaid = standing.status === 'pastDue' ? standing.unpaid : null
  const nextCharge = 'nextCharge' in standing ? standing.nextCharge : null
  const amount = nextCharge === null ? subscription.amount : priceOn(subscription, nextCharge)
  const sum = amount === null ? null : formatMoney(amount, currency)
  const every = sum === null || rhythm === null ? '' : ` ${rhythmText(rhythm)}`
  const from = nextCharge === null ? '' : `, from ${formatDay(nextCharge)} on`
  const rest = `will be charged to this card${every}${from}, until you cancel.${laterText(comingPrice, nextCharge, currency)}`
  if (unpaid === null) return { text: `${sum ?? 'Each renewal'} ${rest}`, chargedNow: null }
  const now = `${formatMoney(unpaid.amount, currency)} is charged to this card now, for the renewal of ${formatDay(unpaid.day)}.`
  return { text: `${now} Then ${sum ?? 'each renewal'} ${rest}`, chargedNow: unpaid.amount }
}

/** The change of a price, in one sentence. */
export const comingPriceText = ({ amount, rhythm }: OwnSubscription, price: ComingPrice, currency: Currency): string => {
  const every = rhythm === null ? '' : ` ${rhythmText(rhythm)}`
  const before = amount === null ? '' : ` instead of ${formatMoney(amount, currency)}`
  return `From ${formatDay(price.from)}: ${formatMoney(price.amount, currency)}${every}${before}.`
}
