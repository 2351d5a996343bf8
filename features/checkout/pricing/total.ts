import type { Question } from '../../payment/attempt/gate.ts'
import { type Cents, cents, formatMoney } from '../../shared/money/money.ts'
import type { Order } from '../order.ts'
import { rhythmOfSum } from './renewal.ts'

/** Nothing to pay, now or later. A free first month still needs a card. */
export const isFree = ({ pay, billing }: Order): boolean => pay === 0 && billing.interval === 'once'

/** The text of the Pay button. It names the interval of a repeated charge. */
export function payLabel(order: Order): string {
  if (isFree(order)) return 'Complete your order'
  const sum = `Pay ${formatMoney(order.pay, order.currency)}`
  if (order.billing.interval === 'once') return sum
  return order.pay === order.amount ? `${sum} ${rhythmOfSum(order)}` : `${sum} now`
}

/** Whether the code has changed the price. The server may change its upper and lower case. */
export const isCodeTaken = ({ order, askedCode }: { readonly order: Pick<Order, 'promoCode'>; readonly askedCode: string }): boolean =>
  order.promoCode?.toLowerCase() === askedCode.toLowerCase()

const nothingCharged = 'Nothing was charged: please look at the total before you pay.'

const sentence = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`)

/** Reports that a reloaded page has another total than the buyer saw; null if it is the same. */
export const changedTotal = (before: Cents, { pay: now, currency }: Pick<Order, 'pay' | 'currency'>): string | null =>
  before === now ? null : `The price was ${formatMoney(before, currency)}, and is ${formatMoney(now, currency)} now. ${nothingCharged}`

/** The reason of a payment that is refused for its total, without a message of the server. */
export const priceHasChanged = 'The price has changed.'

/** Reports, after a payment was refused for its total, the server's reason and the new total. */
export function newTotal(
  reason: string,
  before: Cents,
  { pay: now, currency }: Pick<Order, 'pay' | 'currency'>,
  withoutCode: boolean,
): string {
  if (before === now) {
    const why = reason === priceHasChanged ? 'We could not confirm the price.' : sentence(reason)
    return `${why} The price is still ${formatMoney(now, currency)}, and nothing was charged. Please try again.`
  }
  const sums = withoutCode
    ? `Without it the price is ${formatMoney(now, currency)}: it was ${formatMoney(before, currency)}.`
    : `It was ${formatMoney(before, currency)}, and is ${formatMoney(now, currency)} now.`
  return `${sentence(reason)} ${sums} ${nothingCharged}`
}

export const unreadTotal = (reason: string): string =>
  `${sentence(reason)} We could not read the new total, and nothing was charged. Please try again.`

type PriceLine = { readonly label: string; readonly amount: Cents; readonly note?: string }

/** The parts of a price. They add up to what is due now, to the cent. */
export function priceLines({ name, amount, pay, promoCode }: Order): readonly PriceLine[] {
  const rest = cents(pay - amount)
  const full = { label: name, amount }
  if (rest === 0) return [full]
  if (rest > 0) return [full, { label: 'Other charges', amount: rest }]
  return [full, { label: 'Discount', amount: rest, ...(promoCode !== null && { note: promoCode }) }]
}

/** The questions about an order before it is paid: more is due than its price. */
export function getQuestions(order: Order): readonly Question[] {
  const { amount, pay } = order
  if (pay <= amount) return []
  const [price, due] = [amount, pay].map((sum) => formatMoney(sum, order.currency))
  return [
    {
      id: JSON.stringify(['price', amount, pay]),
      about: 'bill',
      title: `Is ${due} right for this order?`,
      text: `Its price is ${price}, and ${due} is asked for. Please ask our support before you pay.`,
      confirmLabel: payLabel(order),
      cancelLabel: 'Do not pay',
    },
  ]
}
