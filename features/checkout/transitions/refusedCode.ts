import type { Refused } from '../../shared/api/answer.ts'

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
