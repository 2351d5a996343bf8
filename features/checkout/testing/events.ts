import { answered, failed, refused } from '../../shared/api/answer.ts'
import { each, eventsOf, failures, type Samples } from '../../shared/testing/samples.ts'
import type { CheckoutEvent, CheckoutState } from '../checkout.ts'
import { transition } from '../transition.ts'
import { buyer, gift, memberOf, orderFor, purchase } from './examples.ts'

/** The state after these events. */
export const after = (state: CheckoutState, ...events: readonly CheckoutEvent[]): CheckoutState =>
  events.reduce((before, event) => transition(before, event)[0], state)

export const lost = { type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) } as const satisfies CheckoutEvent

export const lookedUp = (answer: Extract<CheckoutEvent, { type: 'lookUpPaymentAnswered' }>['answer']) =>
  ({ type: 'lookUpPaymentAnswered', answer }) as const

/** The server has never heard of the attempt. */
export const unknown = lookedUp(answered({ outcome: 'unknown' }))

export const closed = { type: 'closePaymentAnswered', answer: answered({ outcome: 'closed' }) } as const satisfies CheckoutEvent

const failed4xx = [refused(null, 410), refused(null, 412)]
const charges = [
  answered({ outcome: 'paid', receipt: purchase } as const),
  answered({ outcome: 'paid', receipt: { ...purchase, resetToken: 'reset' } } as const),
  answered({ outcome: 'declined', code: 'card_declined' } as const),
  answered({ outcome: 'requiresAction', clientSecret: 'bank-secret' } as const),
  ...failures,
  ...failed4xx,
]
const member = memberOf('first', 'second')

type AnswerOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { readonly type: Type; readonly answer: unknown }>['answer']

/** Events of each type: the buyer's, and the server's with the answers that differ. */
const samples: Samples<CheckoutEvent> = {
  buyerTyped: [{ draft: buyer }],
  buyerSubmitted: [{ buyer }],
  signInChosen: [{}],
  forgotChosen: [{ email: buyer.email }],
  forgotLeft: [{ email: buyer.email }],
  signInSubmitted: [{ email: buyer.email, password: 'dinner4two' }],
  signedOut: [{}],
  methodChosen: [{ method: { kind: 'savedCard', id: 'second' } }],
  cardChanged: [{}],
  paySubmitted: [{ key: 'attempt-1' }],
  walletConfirmed: [{ key: 'attempt-2' }],
  signedOutAnywhere: [{}],
  giftSubmitted: [{ gift }],
  giftSkipped: [{}],
  passwordSubmitted: [{ password: 'dinner4two' }],
  back: [{}],
  paymentGivenUp: [{}],
  retry: [{}],
  reloaded: [{}],
  unresolvedLeft: [{}],
  loadOrderAnswered: each(answered(orderFor('credit')), answered(orderFor('giftCard')), ...failures, ...failed4xx),
  loadMemberAnswered: each(answered(member), ...failures),
  signInAnswered: each(answered(member), ...failures),
  sendGiftAnswered: each(answered({ gift }), ...failures),
  setPasswordAnswered: each(answered(null), ...failures),
  makePaymentMethodAnswered: each(answered({ id: 'pm' }), ...failures),
  sendPaymentAnswered: each(...charges),
  completePaymentAnswered: each(...charges),
  lookUpPaymentAnswered: each<AnswerOf<'lookUpPaymentAnswered'>>(answered({ outcome: 'unknown' }), ...charges),
  closePaymentAnswered: each<AnswerOf<'closePaymentAnswered'>>(answered({ outcome: 'closed' }), ...charges),
  authenticateAnswered: each(answered(null), ...failures),
}

export const sampleEvents = eventsOf<CheckoutEvent>(samples)
