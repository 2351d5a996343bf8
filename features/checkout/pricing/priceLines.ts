import type { Question } from '../../payment/gate/gate.ts'
import { type Cents, cents, formatMoney } from '../../shared/money/money.ts'
import type { Order } from '../order.ts'
import { payLabel } from './total.ts'

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
