import { chosenCard } from '../../payment/chosenCard.ts'
import type { Refused } from '../../shared/answer.ts'
import { isFinalAnswer } from '../../shared/isFinalAnswer.ts'
import { cardsOf } from '../account.ts'
import type { Attempt, CheckoutRules, CheckoutStep, NothingCharged } from '../checkout.ts'
import { newTotal, unreadTotal } from '../total.ts'
import { enterStep, readAgain } from './opening.ts'
import { isCodeRefused } from './refusedCode.ts'

/** The server asks for another total than the buyer agreed to. */
const priceChanged = 412

/** The reason and the code to read the order with, if a refusal is about the total; null otherwise. */
export function repricingAfter(refusal: Refused, { request: { promoCode } }: Attempt): NothingCharged | null {
  const { status, message } = refusal
  if (status === priceChanged) return { status: 'repricing', because: message ?? 'The price has changed.', promoCode }
  if (promoCode === null || !isCodeRefused(refusal, promoCode)) return null
  return { status: 'repricing', because: message ?? 'This promo code is no longer valid.', promoCode: null }
}

/** Reads the order again while the buyer stays at the card. A refused code is left out. */
export function reprice(
  { visit, buyer, method }: Attempt,
  { because, promoCode }: Extract<NothingCharged, { status: 'repricing' }>,
): CheckoutStep {
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
