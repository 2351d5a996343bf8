import { expect, it } from 'vitest'
import { answered, refused } from '../../shared/api/answer.ts'
import type { CheckoutEvent, CheckoutState } from '../checkout.ts'
import { buyer, details, gift, pay } from '../testing/examples.ts'
import { known, loaded, member, type StateName, states } from '../testing/states.ts'
import { transition } from '../transition.ts'

const events: { readonly [Type in CheckoutEvent['type']]: Extract<CheckoutEvent, { readonly type: Type }> } = {
  loadOrderAnswered: loaded,
  loadMemberAnswered: known,
  signInAnswered: { type: 'signInAnswered', answer: answered(member) },
  sendPaymentAnswered: { type: 'sendPaymentAnswered', answer: refused('No.') },
  completePaymentAnswered: { type: 'completePaymentAnswered', answer: refused('No.') },
  lookUpPaymentAnswered: { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'closed' }) },
  closePaymentAnswered: { type: 'closePaymentAnswered', answer: answered({ outcome: 'closed' }) },
  sendGiftAnswered: { type: 'sendGiftAnswered', answer: refused('No.') },
  setPasswordAnswered: { type: 'setPasswordAnswered', answer: refused('No.') },
  makePaymentMethodAnswered: { type: 'makePaymentMethodAnswered', answer: refused('No.') },
  authenticateAnswered: { type: 'authenticateAnswered', answer: refused('No.') },
  buyerTyped: { type: 'buyerTyped', draft: buyer },
  buyerSubmitted: details,
  signInChosen: { type: 'signInChosen' },
  signInSubmitted: { type: 'signInSubmitted', email: buyer.email, password: 'dinner4two' },
  forgotChosen: { type: 'forgotChosen', email: 'typed' },
  forgotLeft: { type: 'forgotLeft', email: 'typed' },
  signedOut: { type: 'signedOut' },
  methodChosen: { type: 'methodChosen', method: { kind: 'newCard' } },
  cardChanged: { type: 'cardChanged' },
  paySubmitted: pay,
  walletConfirmed: { type: 'walletConfirmed', key: 'attempt-1' },
  paymentGivenUp: { type: 'paymentGivenUp' },
  unresolvedLeft: { type: 'unresolvedLeft' },
  signedOutAnywhere: { type: 'signedOutAnywhere' },
  giftSubmitted: { type: 'giftSubmitted', gift },
  giftSkipped: { type: 'giftSkipped' },
  passwordSubmitted: { type: 'passwordSubmitted', password: 'dinner4two' },
  retry: { type: 'retry' },
  back: { type: 'back' },
  reloaded: { type: 'reloaded' },
}

const anywhere = ['reloaded', 'signedOutAnywhere'] as const
const atDetails = ['loadMemberAnswered', 'buyerTyped', 'buyerSubmitted', 'signInChosen', 'signedOut', ...anywhere] as const
const atCard = ['loadMemberAnswered', 'methodChosen', 'walletConfirmed', 'back', ...anywhere] as const
const outcomeUnknown = ['lookUpPaymentAnswered', 'closePaymentAnswered', ...anywhere] as const

/** The events that have an effect in each state. */
const accepted: { readonly [P in StateName]: readonly CheckoutEvent['type'][] } = {
  loading: ['loadOrderAnswered', ...anywhere],
  unknownOption: anywhere,
  notSubscription: anywhere,
  failed: ['retry', ...anywhere],
  reading: atDetails,
  checkout: atDetails,
  signIn: ['signInSubmitted', 'signInAnswered', 'forgotChosen', 'back', ...anywhere],
  forgotPassword: ['forgotLeft', 'back', 'signedOutAnywhere'],
  payment: ['paySubmitted', ...atCard],
  // The buyer must see the card that is charged.
  readingAtCard: atCard,
  preparing: ['makePaymentMethodAnswered', ...anywhere],
  paying: ['sendPaymentAnswered', 'completePaymentAnswered', ...anywhere],
  payingAgain: ['sendPaymentAnswered', 'completePaymentAnswered', ...anywhere],
  authenticating: ['authenticateAnswered', ...anywhere],
  asking: outcomeUnknown,
  unreachable: ['retry', ...outcomeUnknown],
  noFinalAnswer: ['retry', 'unresolvedLeft', ...outcomeUnknown],
  // A reload changes nothing: the attempt was not charged and no answer is awaited.
  notCharged: ['retry', 'paymentGivenUp', 'lookUpPaymentAnswered', 'closePaymentAnswered', 'signedOutAnywhere'],
  closing: outcomeUnknown,
  repricing: ['loadOrderAnswered', ...anywhere],
  expired: anywhere,
  giftPage2: ['giftSubmitted', 'giftSkipped', ...anywhere],
  confirmation: ['passwordSubmitted', 'setPasswordAnswered', ...anywhere],
}

it('reacts in each state to exactly the listed events', () => {
  const types: Readonly<Record<string, readonly string[]>> = accepted
  const wrong = Object.entries<CheckoutState>(states).flatMap(([name, state]) =>
    Object.values(events).flatMap((event) => {
      const [next, ...commands] = transition(state, event)
      const untouched = next === state && commands.length === 0
      return untouched === types[name]?.includes(event.type) ? [`${name} · ${event.type}`] : []
    }),
  )
  expect(wrong).toEqual([])
})
