import type { CheckoutStep, StateOf } from '../checkout.ts'

/**
 * Reads what an attempt has bought. A signed-in reader without an address is read first: whether the purchase is theirs decides what
 * they may do with it.
 */
export function readPurchase({ attempt, receipt, opening }: Omit<StateOf<'readingPurchase'>, 'status' | 'waitsFor'>): CheckoutStep {
  const { token, buyer } = opening
  return [
    { status: 'readingPurchase', attempt, receipt, opening, waitsFor: { kind: 'server' } },
    token !== null && buyer.email === ''
      ? { type: 'loadMember', token }
      : { type: 'loadOrder', link: { option: attempt.option, promoCode: null } },
  ]
}
