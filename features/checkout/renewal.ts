import { formatDay } from '../shared/day.ts'
import { formatMoney } from '../shared/money.ts'
import { ordinal } from '../shared/ordinal.ts'
import type { Order } from './order.ts'

const dayOf = (date: string): number => Number(date.slice(8))

/** When it is charged again, in a sentence (CHK-08); null for what is charged once. */
export function renewalOf({ billing, amount }: Order): string | null {
  if (billing.interval === 'once') return null
  const rhythm = billing.interval === 'monthly' ? `on the ${ordinal(dayOf(billing.nextCharge))} of each month` : 'once a year'
  return `Then ${formatMoney(amount)} ${rhythm}, next on ${formatDay(billing.nextCharge)}. ${billing.cancelTerms}`.trim()
}
