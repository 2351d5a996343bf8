import { isFinalAnswer } from '../../shared/api/isFinalAnswer.ts'
import type { CheckoutRules, CheckoutStep, Paying } from '../checkout.ts'
import { newTotal, unreadTotal } from '../total.ts'
import { enterStep, readAgain } from './opening.ts'
import type { Repricing } from './refusedTotal.ts'

/** Reads the order again while the buyer stays at the card. A refused code is left out. */
export function reprice({ visit, buyer }: Paying, { because, promoCode }: Repricing): CheckoutStep {
  // A code that never lowered the price is still reported as not applied.
  const askedCode = promoCode === null && visit.order.promoCode !== null ? null : visit.askedCode
  return [
    { status: 'repricing', visit: { ...visit, askedCode }, buyer, because },
    { type: 'loadOrder', link: { option: visit.order.option, promoCode } },
  ]
}

export const repricing: CheckoutRules['repricing'] = {
  loadOrderAnswered: ({ visit, buyer, because }, { answer }) => {
    const at = (order: typeof visit.order, notice: string): CheckoutStep =>
      enterStep({ status: 'payment', visit: { ...visit, order }, buyer, notice })
    if (answer.ok) {
      const withoutCode = visit.order.promoCode !== null && visit.askedCode === null
      return at(answer.value, newTotal(because, visit.order.pay, answer.value.pay, withoutCode))
    }
    const { failure } = answer
    if (isFinalAnswer(failure) && [404, 410].includes(failure.status)) return [{ status: 'expired', visit }]
    // Paying again is refused again, and then the total is read.
    return at(visit.order, unreadTotal(because))
  },
  reloaded: ({ visit, buyer }) => readAgain(visit, buyer),
}
