import { answered, refused } from '../../shared/api/answers/answer.ts'
import { each, eventsOf, failures, type Samples } from '../../shared/testing/samples.ts'
import { shortHash } from '../../shared/api/answers/shortHash.ts'
import type { Given } from '../bought.ts'
import type { CheckoutState } from '../checkout.ts'
import type { CheckoutEvent } from '../events.ts'
import type { PurchaseAnswer } from '../order.ts'
import { type NotPaid, attemptFrom, purchaseBy } from '../purchaseToPay.ts'
import { transition } from '../transition.ts'
import { buyer, gift, memberOf, otherEmail, orderFor, passwordRight, present, purchase, subscriptionFor } from './examples.ts'
import { renewalConsent } from '../pricing/renewal.ts'

/** An event, or one that depends on the state. */
export type Next = CheckoutEvent | ((state: CheckoutState) => CheckoutEvent)

export const after = (state: CheckoutState, ...events: readonly Next[]): CheckoutState =>
  events.reduce((before, event) => transition(before, typeof event === 'function' ? event(before) : event)[0], state)

/** Marks the current purchase as paid. @throws if the buyer is not at the payment. */
export const boughtWith =
  (made: Partial<PurchaseAnswer> = {}) =>
  (state: CheckoutState): Extract<CheckoutEvent, { readonly type: 'paid' }> => {
    if (state.status !== 'payment') throw new Error(`Nothing is paid at ${state.status}.`)
    return { type: 'paid', attempt: attemptFrom({ key: 'attempt-1', ...purchaseBy(state).what }), receipt: { ...purchase, ...made } }
  }

export const notPaid = (reason: NotPaid) => ({ type: 'notPaid', reason }) as const

export const expired = notPaid({ kind: 'expired' })
export const repriced = notPaid({ kind: 'repriced', reason: 'The price has changed.', promoCode: 'ACCEPTED' })

/** An attempt of an earlier visit has paid for an option that this visit does not buy. */
export const paidEarlier: Extract<CheckoutEvent, { readonly type: 'paid' }> = {
  type: 'paid',
  attempt: { key: 'attempt-0', option: { kind: 'ico', id: 'ico-old' }, buyer: 'another', amount: orderFor('credit').pay, currency: 'USD' },
  receipt: { ...purchase, giftRight: { of: 'purchase', name: 'p0' }, passwordRight },
}

/** The gift has gone out. */
export const giftSent: Given = { is: 'sent', gift, isLatest: true, mayGoTo: [] }

const member = memberOf('first', 'second')

/** Events of each type: the buyer's, and the server's with the answers that differ. */
const samples: Samples<CheckoutEvent> = {
  buyerTyped: [{ draft: buyer }],
  presentTyped: [{ present }],
  buyerSubmitted: [{ buyer }],
  promoTyped: [{ code: ' FEAST ' }, { code: '' }],
  promoSubmitted: [{ code: 'FEAST' }, { code: null }],
  signInChosen: [{}],
  signedIn: [{}],
  renewalAgreed: [{ agreedTo: renewalConsent(subscriptionFor('credit')) }, { agreedTo: null }],
  paymentBegun: [{}],
  paid: ['credit', 'giftCard'].flatMap((product) =>
    [null, passwordRight].map((given) => {
      const order = orderFor(product === 'credit' ? 'credit' : 'giftCard')
      const visit = { order, buyer, account: { kind: 'none' }, askedCode: null, timeZone: 'UTC' } as const
      return {
        attempt: attemptFrom({ key: 'attempt-1', ...purchaseBy({ visit, buyer, agreedTo: null }).what }),
        receipt: { ...purchase, passwordRight: given },
      }
    }),
  ),
  notPaid: [{ reason: { kind: 'expired' } }, { reason: { kind: 'tokenEnded', paymentMethodId: 'pm' } }, { reason: repriced.reason }],
  buyerEmailSubmitted: [{ email: buyer.email }, { email: otherEmail }],
  unresolvedLeft: [{}],
  signedOutAnywhere: [{ wasSignedIn: true }, { wasSignedIn: false }],
  boughtChanged: [
    { paidBy: shortHash('attempt-1'), since: { given: giftSent } },
    { paidBy: 'another', since: { isPasswordSet: true } },
  ],
  back: [{}],
  retry: [{}],
  reloaded: [{}],
  loadOrderAnswered: each(answered(orderFor('credit')), answered(orderFor('giftCard')), ...failures, refused(null, 410)),
  loadMemberAnswered: each(answered(member), ...failures),
}

export const sampleEvents = eventsOf<CheckoutEvent>(samples)
