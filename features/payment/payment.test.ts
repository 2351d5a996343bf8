import { expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answer.ts'
import { type PaymentEvent, type PaymentState, paymentTransition, recordedOf } from './payment.ts'
import { type Lunch, type LunchReceipt, lunch, payer, paymentStates, receipt } from './testing/examples.ts'

const transition = paymentTransition<Lunch, LunchReceipt>()
type State = PaymentState<Lunch, LunchReceipt>
type Event = PaymentEvent<Lunch, LunchReceipt>
const after = (state: State, ...events: readonly Event[]): State => events.reduce((before, event) => transition(before, event)[0], state)

const { choosing, preparing, paying, authenticating, paymentUnknown, paid, earlierPaid } = paymentStates
const paymentWith = { key: 'attempt-1', what: lunch, payer }
const wallet = { type: 'walletConfirmed', ...paymentWith } as const
const chosen = { type: 'methodChosen', method: { kind: 'savedCard', id: 'pm_second' } } as const

it('CHK-04 charges the saved card that the payer sees at once, and has a new one made first', () => {
  expect(transition(choosing, { type: 'paySubmitted', card: chosen.method, ...paymentWith })[1]).toEqual({
    type: 'sendPayment',
    request: { key: 'attempt-1', what: lunch, paymentMethodId: 'pm_second' },
  })
  expect(transition(choosing, { type: 'paySubmitted', card: { kind: 'newCard' }, ...paymentWith })[1]).toEqual({
    type: 'makePaymentMethod',
    method: { kind: 'newCard' },
    payer,
  })
  expect(transition(preparing, { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_made' }) })[1]).toMatchObject({
    type: 'sendPayment',
    request: { key: 'attempt-1', paymentMethodId: 'pm_made' },
  })
})

it('pays without a card where nothing is left for it, and shows a refusal on the page', () => {
  const pay: Event = { type: 'paySubmitted', card: { kind: 'noCard' }, ...paymentWith }
  expect(transition(choosing, pay)[1]).toMatchObject({ type: 'sendPayment', request: { paymentMethodId: null } })
  const refusal: Event = { type: 'sendPaymentAnswered', answer: refused('The bill has changed.') }
  expect(after(choosing, chosen, pay, refusal)).toMatchObject({ status: 'choosing', card: chosen.method, problem: { on: 'page' } })
})

it('CHK-04 comes back to the chosen card after a failed wallet, with the message on the page', () => {
  const declined: Event = { type: 'sendPaymentAnswered', answer: answered({ outcome: 'declined', code: 'expired_card' }) }
  const made: Event = { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_wallet' }) }
  const unmade: Event = { type: 'makePaymentMethodAnswered', answer: refused('No.') }
  for (const events of [[made, declined], [unmade]])
    expect(after(choosing, chosen, wallet, ...events)).toMatchObject({ status: 'choosing', card: chosen.method, problem: { on: 'page' } })
})

it('CHK-04 shows a mistake on the card’s field until the card changes', () => {
  const mistaken = after(preparing, { type: 'makePaymentMethodAnswered', answer: refused('Your card number is invalid.') })
  expect(mistaken).toMatchObject({ problem: { on: 'card', message: 'Your card number is invalid.' } })
  expect(after(mistaken, { type: 'cardChanged' })).toMatchObject({ status: 'choosing', problem: null })
})

it('NET-08 charges nothing before the payment method is made: a reload chooses again', () => {
  expect(transition(preparing, { type: 'reloaded' })).toHaveLength(1)
  expect(after(preparing, { type: 'reloaded' })).toMatchObject({ status: 'choosing', problem: null })
})

it('NET-08 records the attempt while its outcome is unknown, with nothing of the payer', () => {
  for (const state of [paying, authenticating, paymentUnknown]) expect(recordedOf(state)).toEqual({ ...lunch, key: 'attempt-1' })
  for (const state of [choosing, preparing, paid, earlierPaid]) expect(recordedOf(state)).toBeNull()
})

it('NET-08 looks up every earlier attempt before it takes a card', () => {
  const [first] = paymentStates.unresolvedPayment.attempts
  const both: State = { ...paymentStates.unresolvedPayment, attempts: [first, { ...first, key: 'attempt-b' }] }
  const found = (outcome: 'closed' | 'unknown') => ({ type: 'lookUpPaymentAnswered', answer: answered({ outcome }) }) as const
  expect(transition(both, found('closed'))).toMatchObject([
    { status: 'unresolvedPayment', lookUp: 'asking' },
    { type: 'lookUpPayment', request: { key: 'attempt-b' } },
  ])
  expect(after(both, found('closed'), found('closed'))).toEqual(choosing)
  const told = after(both, { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'paid', receipt }) })
  expect(told).toMatchObject({ status: 'earlierPaid', receipt })
  expect(after(told, { type: 'unresolvedLeft' })).toMatchObject({ status: 'unresolvedPayment', attempts: [{ key: 'attempt-b' }] })
})

it('NET-08 looks up another tab’s attempt to pay for the same, and sends nothing', () => {
  const other = { ...lunch, key: 'attempt-of-other-tab' }
  const elsewhere: Event = { type: 'sendPaymentAnswered', answer: answered({ outcome: 'elsewhere', attempts: [other] }) }
  expect(transition(paying, elsewhere)).toEqual([
    { status: 'unresolvedPayment', attempts: [other], lookUp: 'asking' },
    { type: 'lookUpPayment', request: { key: other.key } },
  ])
})

it('NET-08 lets the payer go on at once where an outcome cannot be looked up, and only there', () => {
  const { paymentUnknownNoFinalAnswer, paymentUnknownUnreachable, paymentUnknownNotCharged } = paymentStates
  expect(after(paymentUnknownNoFinalAnswer, { type: 'unresolvedLeft' })).toMatchObject({ status: 'choosing', problem: null })
  for (const state of [paymentUnknown, paymentUnknownUnreachable, paymentUnknownNotCharged])
    expect(after(state, { type: 'unresolvedLeft' })).toBe(state)
})

it('NET-08 stays unknown without a final answer', () => {
  expect(after(paymentUnknown, { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'timeout' }) })).toMatchObject({
    status: 'paymentUnknown',
    lookUp: 'unreachable',
  })
})
