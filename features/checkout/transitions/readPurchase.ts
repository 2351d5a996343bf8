import type { CheckoutStep, StateOf } from '../checkout.ts'

/**
 * Reads what an attempt has bought. A signed-in reader without an address is read first: whether the purchase is theirs decides what
 * they may do with it.
 */
export function readPurchase(reading: Omit<StateOf<'readingPurchase'>, 'status' | 'isUnread'>): CheckoutStep {
  const { token, buyer } = reading.opening
  return [
    { status: 'readingPurchase', ...reading, isUnread: false },
    token !== null && buyer.email === ''
      ? { type: 'loadMember', token }
      : { type: 'loadOrder', link: { option: reading.attempt.option, promoCode: null } },
  ]
}
