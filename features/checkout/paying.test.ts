import { describe, expect, it } from 'vitest'
import { charging, checkoutWith, details, orderFor, purchase } from './testing/examples.ts'
import { answered, failed, refused } from '../shared/answer.ts'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import { canGoBack, transition } from './transition.ts'

const after = (state: CheckoutState, ...events: readonly CheckoutEvent[]): CheckoutState =>
  events.reduce((before, event) => transition(before, event)[0], state)

const opened = checkoutWith(orderFor('credit'))
const paying = after(opened, ...charging)

describe('CHK-04 paying by wallet', () => {
  const wallet = { type: 'walletConfirmed', key: 'attempt-1' } as const
  const made = { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_wallet' }) } as const
  const atSecondCard = after(opened, details, { type: 'methodChosen', method: { kind: 'savedCard', id: 'second' } })

  it('takes the way of a card: the provider first, then one charge under the key', () => {
    expect(transition(atSecondCard, wallet)[1]).toMatchObject({ type: 'makePaymentMethod', method: { kind: 'wallet' } })
    const [state, command] = transition(after(atSecondCard, wallet), made)
    expect(state).toMatchObject({ status: 'paying', method: { kind: 'wallet' } })
    expect(command).toMatchObject({ type: 'purchase', request: { key: 'attempt-1', paymentMethodId: 'pm_wallet' } })
  })

  it('NET-08 leaves what is on its way alone', () => {
    expect(transition(paying, { ...wallet, key: 'attempt-2' })).toEqual([paying])
  })

  it('finds the card as it was, with why, where the wallet fails, and without where the page is read anew', () => {
    const card = { status: 'payment', method: { kind: 'savedCard', id: 'second' } } as const
    expect(after(atSecondCard, wallet, { ...made, answer: refused('No.') })).toMatchObject({ ...card, problem: { on: 'page', message: 'No.' } })
    const declined = { type: 'purchaseAnswered', answer: answered({ outcome: 'declined', code: 'card_declined' }) } as const satisfies CheckoutEvent
    expect(after(atSecondCard, wallet, made, declined)).toMatchObject({ ...card, problem: { on: 'page' } })
    const anew = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) } as const
    expect(after(atSecondCard, wallet, { type: 'reloaded' }, anew)).toMatchObject({ ...card, problem: null })
  })
})

describe('NET-08 a payment that did not arrive', () => {
  const unknown = { type: 'lookUpPurchaseAnswered', answer: answered({ outcome: 'unknown' }) } as const satisfies CheckoutEvent
  const notCharged = after(paying, { type: 'purchaseAnswered', answer: failed({ kind: 'timeout' }) }, unknown)
  const givenUp = after(notCharged, { type: 'paymentGivenUp' })

  it('is closed before another one may be made', () => {
    expect(transition(notCharged, { type: 'paymentGivenUp' })[1]).toMatchObject({ type: 'closePurchase', request: { key: 'attempt-1' } })
    expect(transition(givenUp, { type: 'retry' })).toEqual([givenUp])
    const closed = after(givenUp, { type: 'closePurchaseAnswered', answer: answered({ outcome: 'closed' }) })
    expect(closed).toMatchObject({ status: 'payment', problem: null })
    expect(canGoBack(closed)).toBe(true)
  })

  it('is bought after all where it arrives first, and looked up again where nobody knows', () => {
    expect(after(givenUp, { type: 'closePurchaseAnswered', answer: answered({ outcome: 'purchased', purchase }) })).toMatchObject({ status: 'confirmation' })
    expect(after(givenUp, { type: 'closePurchaseAnswered', answer: failed({ kind: 'offline' }) })).toMatchObject({ lookUp: 'unreachable' })
    expect(transition(givenUp, { type: 'reloaded' })[1]).toMatchObject({ type: 'lookUpPurchase' })
  })
})
