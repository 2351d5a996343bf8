import { formatDay } from '../../shared/dates/day.ts'
import { capitalized } from '../../shared/forms/capitalized.ts'
import { formatMoney } from '../../shared/money/money.ts'
import type { Order, Purchase } from '../order.ts'
import { rhythmText } from './renewal.ts'

/**
 * The renewal of a purchase, as facts; null for a single payment. The day of the next charge is the order's: it is left out where the
 * purchase has another rhythm.
 */
export function renewalFacts({ billing, amount, currency }: Order, { billing: rhythm }: Pick<Purchase, 'billing'>) {
  if (billing.interval === 'once' || rhythm.interval === 'once') return null
  const isAsOrdered = rhythmText(billing) === rhythmText(rhythm)
  return [
    { term: 'Amount', detail: formatMoney(amount, currency) },
    { term: 'Charged', detail: capitalized(rhythmText(rhythm)) },
    ...(isAsOrdered ? [{ term: 'Next charge', detail: formatDay(billing.nextCharge) }] : []),
    { term: 'To cancel', detail: billing.cancelTerms },
  ]
}
