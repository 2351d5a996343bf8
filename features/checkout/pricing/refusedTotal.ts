import type { Refused } from '../../shared/api/answers/answer.ts'
import { priceHasChanged } from './total.ts'

/** Other names of a promo code. */
const promotion = /\b(promo(tion(al)?)?|coupon|voucher|discount)s?\b/i

/** "Code" alone, but not a card's, a postal, a bank's or an error code. */
const someCode =
  /(?<!\b(security|postal|post|zip|verification|cvc|cvv|pin|error|response|decline|reason|status|country) )\bcode\b(?!:?\s*\d+\b)/i

/** The server's error codes, such as `promo_code_expired`. */
const promotionError = /promo|coupon|voucher|discount/i

const isWordIn = (message: string, code: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}_-])`, 'iu').test(message)

/** `PAY` or `10` may be in a message for another reason, but not `SPRING10`. */
const isUnmistakable = (code: string): boolean => /\p{L}/u.test(code) && /\d/.test(code)

/** Whether a payment was refused because of its promo code. */
export function isCodeRefused({ message, code: error = '' }: Refused, code: string): boolean {
  if (promotionError.test(error)) return true
  if (message === null) return false
  const namesCode = (isUnmistakable(code) || /\boffers?\b/i.test(message)) && isWordIn(message, code)
  return namesCode || promotion.test(message) || someCode.test(message)
}

/** The server's total differs from the total that the buyer agreed to. */
const priceChanged = 412

/** The server's total differs, or it refuses the code. The order is read again, with this code. */
export type Repricing = { readonly reason: string; readonly promoCode: string | null }

/** Null if the refusal is not about the total. */
export function repricingAfter(refusal: Refused, promoCode: string | null): Repricing | null {
  const { status, message } = refusal
  if (status === priceChanged) return { reason: message ?? priceHasChanged, promoCode }
  if (promoCode === null || !isCodeRefused(refusal, promoCode)) return null
  return { reason: message ?? 'This promo code is no longer valid.', promoCode: null }
}
