import { expect, it } from 'vitest'
import { type LunchPayment, cards, paymentStates } from '../../../features/payment/examples.ts'
import type { SavedCards } from '../../../features/payment/gate/method.ts'
import type { PaymentState } from '../../../features/payment/attempt/payment.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { needsGateway, offersToPay, walletSum } from './paymentPage.ts'

const { choosing, paid, paying, preparing, authenticating, paymentUnknown, unresolvedPayment, earlierPaid, notPaid } = paymentStates
const { paymentUnknownNotFound, paymentUnknownUnreachable } = paymentStates
const visa = { kind: 'savedCard', id: 'pm_visa' } as const

it('NET-08 one press pays with a card that is at hand, or sends an attempt again that has not arrived', () => {
  const offers = (state: PaymentState<LunchPayment>, of: SavedCards = cards) => offersToPay(state, of)
  expect([offers({ ...choosing, card: visa }), offers({ ...choosing, card: null }), offers(paymentUnknownNotFound)]).toEqual([
    true,
    true,
    true,
  ])
  const none: readonly PaymentState<LunchPayment>[] = [
    paying,
    preparing,
    paid,
    paymentUnknown,
    paymentUnknownUnreachable,
    unresolvedPayment,
  ]
  for (const state of none) expect(offers(state)).toBe(false)
  // While the cards are read nobody has seen which one would pay.
  for (const card of [visa, null]) expect(offers({ ...choosing, card }, 'loading')).toBe(false)
})

it('the gateway is needed until something is paid, also for the bank’s question', () => {
  for (const state of [choosing, preparing, paying, authenticating, paymentUnknown, notPaid]) expect(needsGateway(state)).toBe(true)
  for (const state of [paid, earlierPaid, unresolvedPayment]) expect(needsGateway(state)).toBe(false)
})

it('CHK-04 a wallet is offered for what costs something, and neither for what is free nor before the price is known', () => {
  const sums = [{ amount: cents(1), renews: false } as const, { amount: cents(20_00), renews: true } as const]
  expect(sums.map(walletSum)).toEqual(sums)
  for (const sum of [{ amount: cents(0), renews: false }, { amount: cents(0), renews: true }, null]) expect(walletSum(sum)).toBeNull()
})
