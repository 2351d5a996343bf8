import type { Refused } from '../../shared/answer.ts'
import { isFinalAnswer } from '../../shared/isFinalAnswer.ts'
import type { Attempt, CheckoutRules, CheckoutStep, NothingCharged } from '../checkout.ts'
import { chosenCard } from '../chosenCard.ts'
import { newTotal, unreadTotal } from '../total.ts'
import { enterStep, readAgain } from './opening.ts'

/** The server asks for another total than the buyer agreed to. */
const priceChanged = 412

/** Other names of a promo code. */
const isAboutPromotion = (message: string): boolean => /\b(promo(tion(al)?)?|coupon|voucher|discount)s?\b/i.test(message)

/** "Code" alone, but not a card's, a postal, a bank's or an error code. */
const isAboutSomeCode = (message: string): boolean =>
  /(?<!\b(security|postal|post|zip|verification|cvc|cvv|pin|error|response|decline|reason|status|country) )\bcode\b(?!:?\s*\d+\b)/i.test(
    message,
  )

const isAboutCode = (message: string, code: string): boolean =>
  message.toLowerCase().includes(code.toLowerCase()) || isAboutPromotion(message) || isAboutSomeCode(message)

/** The reason and the code to read the order with, if a refusal is about the total; null otherwise. */
export function repricingAfter({ status, message }: Refused, { request }: Attempt): NothingCharged | null {
  if (status === priceChanged) return { status: 'repricing', because: message ?? 'The price has changed.', promoCode: request.promoCode }
  const isCodeRefused = request.promoCode !== null && message !== null && isAboutCode(message, request.promoCode)
  return isCodeRefused ? { status: 'repricing', because: message, promoCode: null } : null
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
    const card = method.kind === 'wallet' ? chosenCard(visit) : method
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
  reloaded: ({ visit, buyer, method }) => readAgain(visit, { buyer, method: method.kind === 'wallet' ? chosenCard(visit) : method }),
}
