import { chosenCard } from '../../payment/chosenCard.ts'
import type { Refused } from '../../shared/api/answer.ts'
import { isFinalAnswer } from '../../shared/api/isFinalAnswer.ts'
import { cardsOf } from '../account.ts'
import type { CheckoutRules, CheckoutStep, Paying, PaymentRequest } from '../checkout.ts'
import { newTotal, unreadTotal } from '../total.ts'
import { enterStep, readAgain } from './opening.ts'
import { isCodeRefused } from './refusedCode.ts'

/** The server asks for another total than the buyer agreed to. */
const priceChanged = 412

/** The server asks for another total or refuses the code, so the order is read again, with this code. */
type Repricing = { readonly because: string; readonly promoCode: string | null }

/** Null if the refusal is not about the total. */
export function repricingAfter(refusal: Refused, { promoCode }: PaymentRequest): Repricing | null {
  const { status, message } = refusal
  if (status === priceChanged) return { because: message ?? 'The price has changed.', promoCode }
  if (promoCode === null || !isCodeRefused(refusal, promoCode)) return null
  return { because: message ?? 'This promo code is no longer valid.', promoCode: null }
}

/** Reads the order again while the buyer stays at the card. A refused code is left out. */
export function reprice({ visit, buyer, method }: Paying, { because, promoCode }: Repricing): CheckoutStep {
  // A code that never lowered the price is still reported as not applied.
  const askedCode = promoCode === null && visit.order.promoCode !== null ? null : visit.askedCode
  return [
    { status: 'repricing', visit: { ...visit, askedCode }, buyer, method, because },
    { type: 'loadOrder', link: { option: visit.order.option, promoCode } },
  ]
}

export const repricing: CheckoutRules['repricing'] = {
  loadOrderAnswered: ({ visit, buyer, method, because }, { answer }) => {
    const card = method.kind === 'wallet' ? chosenCard(visit.method, cardsOf(visit.account)) : method
    const at = (order: typeof visit.order, message: string): CheckoutStep =>
      enterStep({ status: 'payment', visit: { ...visit, order, method: card }, buyer, method: card, problem: { on: 'page', message } })
    if (answer.ok) {
      const withoutCode = visit.order.promoCode !== null && visit.askedCode === null
      return at(answer.value, newTotal(because, visit.order.pay, answer.value.pay, withoutCode))
    }
    const { failure } = answer
    if (isFinalAnswer(failure) && [404, 410].includes(failure.status)) return [{ status: 'expired', visit }]
    // Paying again is refused again, and then the total is read.
    return at(visit.order, unreadTotal(because))
  },
  reloaded: ({ visit, buyer, method }) =>
    readAgain(visit, { buyer, method: method.kind === 'wallet' ? chosenCard(visit.method, cardsOf(visit.account)) : method }),
}
