import { answered, failed, refused } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { CheckoutEvent, CheckoutState } from '../checkout.ts'
import { begin } from '../transitions/opening.ts'
import { boughtWith, details, memberOf, orderFor, pay } from './examples.ts'
import { after, lookedUp, lost } from './events.ts'

/** The codes and the amounts all differ. */
export const order = { ...orderFor('credit'), amount: cents(6_000), pay: cents(4_500), get: cents(7_000), promoCode: 'ACCEPTED' }
export const link = { option: order.option, promoCode: 'ASKED' } as const

/** A member with several cards, whose address differs from the typed one. */
export const member = { ...memberOf('first', 'second', 'third'), token: 'member-token' }
export const second = { kind: 'savedCard', id: 'second' } as const

export const loaded = { type: 'loadOrderAnswered', answer: answered(order) } as const satisfies CheckoutEvent
export const known = { type: 'loadMemberAnswered', answer: answered(member) } as const satisfies CheckoutEvent
const byWallet = { type: 'walletConfirmed', key: 'attempt-1' } as const satisfies CheckoutEvent

const given = { link, token: 'member-token', timeZone: 'Pacific/Auckland' } as const
const [loading] = begin(given)
const reading = after(loading, loaded)
const opened = after(reading, known)
const atCard = after(opened, details, { type: 'methodChosen', method: second })
const paying = after(atCard, pay)
const asking = after(paying, lost)
const notCharged = after(asking, lookedUp(answered({ outcome: 'unknown' })))
const gift = after(
  loading,
  { type: 'loadOrderAnswered', answer: answered({ ...order, product: 'giftCard' }) },
  known,
  details,
  { type: 'methodChosen', method: second },
  pay,
  boughtWith({ resetToken: 'reset' }),
)

/** A member's way through the checkout, by status; an unknown outcome by its look-up. */
export const states = {
  loading,
  unknownOption: after(loading, { type: 'loadOrderAnswered', answer: refused(null, 404) }),
  notSubscription: after(begin({ ...given, mustRenew: true })[0], loaded),
  failed: after(loading, { type: 'loadOrderAnswered', answer: failed({ kind: 'offline' }) }),
  reading,
  checkout: opened,
  signIn: after(opened, { type: 'signInChosen' }),
  forgotPassword: after(opened, { type: 'signInChosen' }, { type: 'forgotChosen', email: member.email }),
  payment: atCard,
  readingAtCard: after(atCard, { type: 'reloaded' }, loaded),
  preparing: after(atCard, byWallet),
  paying,
  payingAgain: after(notCharged, { type: 'retry' }),
  authenticating: after(paying, {
    type: 'sendPaymentAnswered',
    answer: answered({ outcome: 'requiresAction', clientSecret: 'bank-secret' }),
  }),
  asking,
  unreachable: after(asking, lookedUp(failed({ kind: 'offline' }))),
  noFinalAnswer: after(asking, lookedUp(refused(null, 401))),
  notCharged,
  closing: after(notCharged, { type: 'paymentGivenUp' }),
  repricing: after(paying, { type: 'sendPaymentAnswered', answer: refused(null, 412) }),
  expired: after(paying, { type: 'sendPaymentAnswered', answer: refused(null, 410) }),
  giftPage2: gift,
  confirmation: after(paying, boughtWith({ resetToken: 'reset' })),
} as const satisfies Readonly<Record<string, CheckoutState>>
export type StateName = keyof typeof states
