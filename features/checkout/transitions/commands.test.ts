import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answer.ts'
import type { CheckoutEvent, CheckoutState } from '../checkout.ts'
import { buyer, gift, pay } from '../testing/examples.ts'
import { link, loaded, order, type StateName, states } from '../testing/states.ts'
import { transition } from '../transition.ts'

const request = {
  key: 'attempt-1',
  option: order.option,
  promoCode: 'ACCEPTED',
  agreed: 4_500,
  buyer,
  token: 'member-token',
  paymentMethodId: 'second',
}
const nextRequest = { ...request, key: 'attempt-2' }

const loadOrder = { type: 'loadOrder', link } as const
const loadMember = { type: 'loadMember', token: 'member-token' } as const
const lookUp = { type: 'lookUpPayment', request } as const
const close = { type: 'closePayment', request } as const
const failure = failed({ kind: 'timeout' })
const bankAsks = { outcome: 'requiresAction', clientSecret: 'other-secret' } as const

type Row = readonly [from: StateName, event: CheckoutEvent, to: CheckoutState['status'], command: object]

/** All commands of a checkout. */
const rows: readonly Row[] = [
  ['loading', { type: 'reloaded' }, 'loading', loadOrder],
  ['loading', loaded, 'checkout', loadMember],
  ['unknownOption', { type: 'reloaded' }, 'loading', loadOrder],
  ['notSubscription', { type: 'reloaded' }, 'loading', loadOrder],
  ['failed', { type: 'retry' }, 'loading', loadOrder],
  ['failed', { type: 'reloaded' }, 'loading', loadOrder],
  ['reading', { type: 'reloaded' }, 'loading', loadOrder],
  ['reading', { type: 'signedOut' }, 'checkout', { type: 'signOut' }],
  ['checkout', { type: 'reloaded' }, 'loading', loadOrder],
  ['checkout', { type: 'signedOut' }, 'checkout', { type: 'signOut' }],
  [
    'signIn',
    { type: 'signInSubmitted', email: buyer.email, password: 'dinner4two' },
    'signIn',
    { type: 'signIn', email: buyer.email, password: 'dinner4two' },
  ],
  ['payment', { ...pay, key: 'attempt-2' }, 'paying', { type: 'sendPayment', request: nextRequest }],
  [
    'payment',
    { type: 'walletConfirmed', key: 'attempt-2' },
    'preparing',
    { type: 'makePaymentMethod', method: { kind: 'wallet' }, payer: buyer },
  ],
  ['payment', { type: 'reloaded' }, 'loading', loadOrder],
  ['readingAtCard', { type: 'back' }, 'checkout', loadMember],
  [
    'readingAtCard',
    { type: 'walletConfirmed', key: 'attempt-2' },
    'preparing',
    { type: 'makePaymentMethod', method: { kind: 'wallet' }, payer: buyer },
  ],
  ['readingAtCard', { type: 'reloaded' }, 'loading', loadOrder],
  [
    'preparing',
    { type: 'makePaymentMethodAnswered', answer: answered({ id: 'made' }) },
    'paying',
    { type: 'sendPayment', request: { ...request, paymentMethodId: 'made' } },
  ],
  ['preparing', { type: 'reloaded' }, 'loading', loadOrder],
  ['paying', { type: 'sendPaymentAnswered', answer: failure }, 'paymentUnknown', lookUp],
  ['paying', { type: 'completePaymentAnswered', answer: failure }, 'paymentUnknown', lookUp],
  [
    'paying',
    { type: 'sendPaymentAnswered', answer: answered(bankAsks) },
    'authenticating',
    { type: 'authenticate', clientSecret: 'other-secret' },
  ],
  [
    'paying',
    { type: 'sendPaymentAnswered', answer: refused(null, 412) },
    'repricing',
    { type: 'loadOrder', link: { ...link, promoCode: 'ACCEPTED' } },
  ],
  [
    'paying',
    { type: 'sendPaymentAnswered', answer: refused('This code has ended.', 422) },
    'repricing',
    { type: 'loadOrder', link: { ...link, promoCode: null } },
  ],
  ['paying', { type: 'reloaded' }, 'paymentUnknown', lookUp],
  ['payingAgain', { type: 'sendPaymentAnswered', answer: refused('No.', 422) }, 'paymentUnknown', close],
  ['payingAgain', { type: 'reloaded' }, 'paymentUnknown', lookUp],
  ['authenticating', { type: 'authenticateAnswered', answer: answered(null) }, 'paying', { type: 'completePayment', request }],
  ['authenticating', { type: 'authenticateAnswered', answer: failure }, 'paymentUnknown', close],
  ['authenticating', { type: 'reloaded' }, 'paymentUnknown', lookUp],
  [
    'asking',
    { type: 'lookUpPaymentAnswered', answer: answered(bankAsks) },
    'authenticating',
    { type: 'authenticate', clientSecret: 'other-secret' },
  ],
  ['asking', { type: 'reloaded' }, 'paymentUnknown', lookUp],
  ['unreachable', { type: 'retry' }, 'paymentUnknown', lookUp],
  ['unreachable', { type: 'reloaded' }, 'paymentUnknown', lookUp],
  ['noFinalAnswer', { type: 'retry' }, 'paymentUnknown', lookUp],
  ['noFinalAnswer', { type: 'reloaded' }, 'paymentUnknown', lookUp],
  ['notCharged', { type: 'retry' }, 'paying', { type: 'sendPayment', request }],
  ['notCharged', { type: 'paymentGivenUp' }, 'paymentUnknown', close],
  ['closing', { type: 'reloaded' }, 'paymentUnknown', close],
  [
    'closing',
    { type: 'closePaymentAnswered', answer: answered(bankAsks) },
    'authenticating',
    { type: 'authenticate', clientSecret: 'other-secret' },
  ],
  ['repricing', { type: 'reloaded' }, 'loading', loadOrder],
  ['expired', { type: 'reloaded' }, 'loading', loadOrder],
  ['giftPage2', { type: 'giftSubmitted', gift }, 'giftPage2', { type: 'sendGift', purchaseId: 'p1', gift, token: 'member-token' }],
  [
    'confirmation',
    { type: 'passwordSubmitted', password: 'dinner4two' },
    'confirmation',
    { type: 'setPassword', resetToken: 'reset', password: 'dinner4two' },
  ],
]

describe('NET-08 CHK-04 a checkout sends', () => {
  it.each(rows)('one command at %s after %j', (from, event, to, command) => {
    const [next, ...sent] = transition(states[from], event)
    expect([next.status, sent]).toEqual([to, [command]])
  })

  it('nothing else, whatever the buyer does', () => {
    const done = new Map(rows.flatMap(([, event]) => (event.type.endsWith('Answered') ? [] : [[JSON.stringify(event), event] as const])))
    const inList = new Set(rows.map(([from, event]) => `${from} after ${JSON.stringify(event)}`))
    const unlisted = Object.entries(states).flatMap(([from, state]) =>
      [...done]
        .filter(([text, event]) => transition(state, event).length > 1 && !inList.has(`${from} after ${text}`))
        .map(([text]) => `${from} after ${text}`),
    )
    expect(unlisted).toEqual([])
  })

  it('nothing twice', () => {
    const sending = transition(states.signIn, { type: 'signInSubmitted', email: buyer.email, password: 'dinner4two' })[0]
    const giving = transition(states.giftPage2, { type: 'giftSubmitted', gift })[0]
    const setting = transition(states.confirmation, { type: 'passwordSubmitted', password: 'dinner4two' })[0]
    expect(transition(sending, { type: 'signInSubmitted', email: buyer.email, password: 'other4two' })).toEqual([sending])
    expect(transition(giving, { type: 'giftSubmitted', gift: { ...gift, recipientName: 'Maya' } })).toEqual([giving])
    expect(transition(giving, { type: 'giftSkipped' })).toEqual([giving])
    expect(transition(setting, { type: 'passwordSubmitted', password: 'other4two' })).toEqual([setting])
  })
})
