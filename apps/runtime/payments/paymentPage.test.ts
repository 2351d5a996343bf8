import { describe, expect, it } from 'vitest'
import type { RecordedAttempts } from '../../../features/payment/earlierAttempts.ts'
import { type Lunch, type LunchPayment, cards, lunch, lunchRules, paymentStates } from '../../../features/payment/examples.ts'
import type { SavedCards } from '../../../features/payment/method.ts'
import type { PaymentState, Recorded } from '../../../features/payment/payment.ts'
import { paymentSteps } from '../../../features/payment/paymentTransition.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { needsGateway, offersToPay, openingOf, walletSum } from './paymentPage.ts'

const { choosing, paid, paying, preparing, authenticating, paymentUnknown, unresolvedPayment, earlierPaid, notPaid } = paymentStates
const { paymentUnknownNotCharged, paymentUnknownUnreachable } = paymentStates
const visa = { kind: 'savedCard', id: 'pm_visa' } as const

describe('NET-08 a reload', () => {
  const soup = { ...lunch, key: 'a' }
  const stew = { ...lunch, meal: 'stew', key: 'b' }
  /** The visit of a page that sells soup, on a device with these attempts. */
  const opening = (...attempts: readonly Recorded<Lunch>[]) => {
    const list = (counts: (attempt: Recorded<Lunch>) => boolean = () => true): RecordedAttempts<Recorded<Lunch>> => {
      const [first, ...rest] = attempts.filter(counts)
      return first ? [first, ...rest] : []
    }
    return openingOf<LunchPayment>(paymentSteps<LunchPayment>(lunchRules), { list }, lunchRules.isOwn)
  }
  const read = (saved: unknown, ...attempts: readonly Recorded<Lunch>[]) => opening(...attempts).saved.read(saved)

  it('goes on with the chosen card alone', () => {
    const { toSave } = opening().saved
    expect([toSave({ ...choosing, card: visa }), toSave(paying), toSave(unresolvedPayment)]).toEqual([visa, visa, null])
    expect(read(visa)).toEqual({ status: 'choosing', card: visa, problem: null })
    expect(read({ kind: 'newCard' })).toEqual({ status: 'choosing', card: { kind: 'newCard' }, problem: null })
    expect(read(null)).toEqual({ status: 'choosing', card: null, problem: null })
  })

  it('begins with earlier attempts where there are any, whatever was saved', () => {
    for (const saved of [visa, null]) expect(read(saved, stew, soup)).toBeNull()
    expect(opening(stew, soup).begin()[0]).toMatchObject({ status: 'unresolvedPayment', attempts: [soup] })
  })

  it('goes on with the chosen card where the attempts are to pay for something else', () => {
    expect(read(visa, stew)).toEqual({ status: 'choosing', card: visa, problem: null })
    expect(opening(stew).begin()).toEqual([{ status: 'choosing', card: null, problem: null }])
  })

  it('begins anew where the saved card cannot be read', () => {
    for (const saved of [undefined, 'visa', { kind: 'savedCard' }, { kind: 'bitcoin' }]) expect(read(saved)).toBeNull()
  })
})

it('NET-08 one press pays with a card that is at hand, or sends an attempt again that has not arrived', () => {
  const offers = (state: PaymentState<LunchPayment>, of: SavedCards = cards) => offersToPay(state, of)
  expect([offers({ ...choosing, card: visa }), offers({ ...choosing, card: null }), offers(paymentUnknownNotCharged)]).toEqual([
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
