import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import type { LookedUp } from './attempt.ts'
import { mustWait, getRecordedAttempt } from './paymentState.ts'
import type { PaymentEvent, PaymentState } from './payment.ts'
import { unrecordedSteps } from '../testing/unrecordedSteps.ts'
import { type LunchPayment, type LunchReceipt, lunch, lunchRules, payer, paymentStates, receipt } from '../examples.ts'

const { transition } = unrecordedSteps<LunchPayment>(lunchRules)
type State = PaymentState<LunchPayment>
type Event = PaymentEvent<LunchPayment>
const after = (state: State, ...events: readonly Event[]): State => events.reduce((before, event) => transition(before, event)[0], state)
const { choosing, asking, preparing, paymentUnknown, paid } = paymentStates
const paymentWith = { key: 'attempt-1', paying: { what: lunch, details: null, asks: [] }, payer }
const wallet = { type: 'walletConfirmed', amount: lunch.amount, ...paymentWith } as const
const chosen = { type: 'methodChosen', method: { kind: 'savedCard', id: 'pm_second' } } as const

it('CHK-04 charges the saved card that the payer sees at once, and has a new one made first', () => {
  expect(transition(choosing, { type: 'paySubmitted', card: chosen.method, ...paymentWith })[1]).toEqual({
    type: 'sendPayment',
    request: { key: 'attempt-1', what: lunch, details: null, paymentMethodId: 'pm_second' },
  })
  expect(transition(choosing, { type: 'paySubmitted', card: { kind: 'newCard' }, ...paymentWith })[1]).toEqual({
    type: 'makePaymentMethod',
    method: { kind: 'newCard' },
    payer,
  })
  expect(
    transition(preparing, { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_made', isSaved: false }) })[1],
  ).toMatchObject({ type: 'sendPayment', request: { key: 'attempt-1', paymentMethodId: 'pm_made' } })
})

it('pays without a card where nothing is left for it, and shows a refusal on the page', () => {
  const pay: Event = { type: 'paySubmitted', card: { kind: 'noCard' }, ...paymentWith }
  expect(transition(choosing, pay)[1]).toMatchObject({ type: 'sendPayment', request: { paymentMethodId: null } })
  const refusal: Event = { type: 'sendPaymentAnswered', answer: refused('The bill has changed.') }
  expect(after(choosing, chosen, pay, refusal)).toMatchObject({ status: 'choosing', card: chosen.method, problem: { on: 'page' } })
})

it('CHK-04 comes back to the chosen card after a failed wallet, with the message on the page', () => {
  const declined: Event = { type: 'sendPaymentAnswered', answer: answered({ outcome: 'declined', code: 'expired_card' }) }
  const made: Event = { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_wallet', isSaved: false }) }
  const unmade: Event = { type: 'makePaymentMethodAnswered', answer: refused('No.') }
  for (const events of [[made, declined], [unmade]])
    expect(after(choosing, chosen, wallet, ...events)).toMatchObject({ status: 'choosing', card: chosen.method, problem: { on: 'page' } })
})

it('CHK-04 shows a mistake on the card’s field until the card changes', () => {
  const mistaken = after(preparing, { type: 'makePaymentMethodAnswered', answer: refused('Your card number is invalid.') })
  expect(mistaken).toMatchObject({ problem: { on: 'card', message: 'Your card number is invalid.' } })
  expect(after(mistaken, { type: 'cardChanged' })).toMatchObject({ status: 'choosing', problem: null })
})

it('POS-12 saves a card first where the server charges saved cards only, and keeps it chosen', () => {
  const saving = transition(choosing, { type: 'cardSubmitted', payer })
  expect(saving[1]).toEqual({ type: 'makePaymentMethod', method: { kind: 'newCard' }, payer })
  const saved = { kind: 'savedCard', id: 'pm_saved' } as const
  const made: Event = { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_saved', isSaved: true }) }
  expect(transition(saving[0], made)).toEqual([{ ...choosing, card: saved }, { type: 'reportCardSaved' }])
  const declined: Event = { type: 'sendPaymentAnswered', answer: answered({ outcome: 'declined', code: 'card_declined' }) }
  expect(after(preparing, made, declined)).toMatchObject({ status: 'choosing', card: saved })
})

describe('a surface’s rules', () => {
  const pay: Event = { type: 'paySubmitted', card: chosen.method, ...paymentWith }
  const with402 = answered({ outcome: 'declined', code: 'card_declined' } as const)

  it('lead elsewhere where a payment was not made, and back to the card from there', () => {
    const { transition } = unrecordedSteps<LunchPayment>({
      ...lunchRules,
      notPaid: ({ outcome }) => (outcome === 'declined' ? 'soldOut' : null),
    })
    const [paying] = transition(choosing, pay)
    const [notPaid] = transition(paying, { type: 'sendPaymentAnswered', answer: with402 })
    expect(notPaid).toEqual({ status: 'notPaid', reason: 'soldOut', card: chosen.method })
    expect(transition(notPaid, { type: 'nextStarted' })).toEqual([{ status: 'choosing', card: chosen.method, problem: null }])
  })

  it('POS-14 read again what is paid, and send it only if it is as the payer agreed', () => {
    const { transition } = unrecordedSteps<LunchPayment>({ ...lunchRules, verifies: true })
    const [verifying, command] = transition(choosing, pay)
    expect(command).toMatchObject({ type: 'verifyPayment', request: { key: 'attempt-1' } })
    const read = (answer: Extract<Event, { type: 'verifyPaymentAnswered' }>['answer']) =>
      transition(verifying, { type: 'verifyPaymentAnswered', answer })
    expect(read(answered(null))[1]).toMatchObject({ type: 'sendPayment', request: { key: 'attempt-1' } })
    expect(read(answered('soldOut'))).toEqual([{ status: 'notPaid', reason: 'soldOut', card: chosen.method }])
    expect(read(failed({ kind: 'offline' }))[0]).toMatchObject({ status: 'choosing', problem: { on: 'page' } })
  })
})

it('NET-11 a sign-out leaves nothing of the payer, and looks an attempt up by its key alone', () => {
  for (const state of [after(choosing, chosen), preparing, asking]) expect(after(state, { type: 'payerLeft' })).toEqual(choosing)
  expect(transition(paymentUnknown, { type: 'payerLeft' })).toEqual([
    { status: 'paymentUnknown', attempts: [{ ...lunch, key: 'attempt-1' }], sent: null, lookUp: 'asking', why: null },
    { type: 'lookUpPayment', request: { key: 'attempt-1' } },
  ])
})

it('NET-11 an attempt whose payer signs out while it is looked up is nobody’s, and has no terms for the next person', () => {
  const gone = new Set<string>()
  const steps = unrecordedSteps<LunchPayment>({ ...lunchRules, isGone: (key) => gone.has(key) })
  const [lookingUp] = steps.transition(paymentUnknown, { type: 'payerLeft' })
  const answer = answered({ outcome: 'paid', receipt } as const)
  expect(steps.transition(lookingUp, { type: 'lookUpPaymentAnswered', answer })[0].status).toBe('paid')
  gone.add('attempt-1')
  expect(steps.transition(lookingUp, { type: 'lookUpPaymentAnswered', answer })[0]).toMatchObject({
    status: 'earlierPaid',
    attempts: [{ terms: null, isGone: true }],
  })
})

it('NET-08 lets the payer go on at once where an outcome cannot be looked up, and only there', () => {
  const { paymentUnknownUnreachable, paymentUnknownNotFound, unresolvedPayment, unresolvedPaymentNotFound } = paymentStates
  expect(after(paymentStates.paymentUnknownNoFinalAnswer, { type: 'unresolvedLeft' })).toMatchObject({ status: 'choosing', problem: null })
  for (const state of [paymentUnknown, paymentUnknownUnreachable, paymentUnknownNotFound, unresolvedPayment, unresolvedPaymentNotFound])
    expect(after(state, { type: 'unresolvedLeft' })).toBe(state)
})

describe('NET-12 a payment that was made is looked up again', () => {
  const [asked, command] = transition(paid, { type: 'retry' })
  const found = (value: LookedUp<LunchReceipt>): Event => ({ type: 'lookUpPaymentAnswered', answer: answered(value) })

  it('once at a time, with the receipt of now', () => {
    expect(command).toEqual({ type: 'lookUpPayment', request: { key: paid.attempt.key } })
    expect(mustWait(asked)).toBe(true)
    expect(getRecordedAttempt(asked)).toEqual(paid.attempt)
    expect(transition(asked, { type: 'retry' })).toEqual([asked])
    expect(after(asked, found({ outcome: 'paid', receipt: { number: 'L-18' } }))).toEqual({ ...paid, receipt: { number: 'L-18' } })
    expect(after(asked, { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'offline' }) })).toEqual(paid)
  })

  it('is taken back only by an answer that says so', () => {
    const under = unrecordedSteps<LunchPayment>({ ...lunchRules, notPaid: () => 'soldOut' })
    for (const uncharged of [{ outcome: 'closed' }, { outcome: 'declined', code: 'card_declined' }] as const) {
      expect(under.transition(asked, found(uncharged))).toMatchObject([{ status: 'notPaid', reason: 'soldOut' }])
      expect(after(asked, found(uncharged)).status).toBe('choosing')
    }
    for (const value of [{ outcome: 'unknown' }, { outcome: 'requiresAction', clientSecret: 's' }] as const) {
      const state = after(asked, found(value))
      expect(state).toMatchObject({ status: 'paymentUnknown', sent: null, lookUp: 'notFound' })
      expect(getRecordedAttempt(state)).toEqual(paid.attempt)
    }
  })
})
