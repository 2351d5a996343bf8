import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { CheckoutState } from '../checkout.ts'
import type { CheckoutEvent } from '../events.ts'
import { begin } from '../stages/opening.ts'
import { after, boughtWith, expired, paidEarlier, repriced } from './events.ts'
import { details, memberOf, orderFor, passwordRight } from './examples.ts'

/** The codes and the amounts all differ. */
export const order = { ...orderFor('credit'), amount: cents(6_000), pay: cents(4_500), get: cents(7_000), promoCode: 'ACCEPTED' }
export const link = { option: order.option, promoCode: 'ASKED' } as const

/** A member with several cards, whose address differs from the typed one. */
export const member = memberOf('first', 'second', 'third')

export const loaded = { type: 'loadOrderAnswered', answer: answered(order) } as const satisfies CheckoutEvent
export const known = { type: 'loadMemberAnswered', answer: answered(member) } as const satisfies CheckoutEvent

const given = { link, isMember: true, timeZone: 'Pacific/Auckland' } as const
const [loading] = begin(given)
const reading = after(loading, loaded)
const opened = after(reading, known)
const atCard = after(opened, details)
const gift = after(
  loading,
  { type: 'loadOrderAnswered', answer: answered({ ...order, product: 'giftCard' }) },
  known,
  details,
  boughtWith({ passwordRight }),
)

/** A member's way through the checkout, by status. */
export const states = {
  loading,
  unknownOption: after(loading, { type: 'loadOrderAnswered', answer: refused(null, 404) }),
  notSubscription: after(begin({ ...given, mustRenew: true })[0], loaded),
  failed: after(loading, { type: 'loadOrderAnswered', answer: failed({ kind: 'offline' }) }),
  reading,
  checkout: opened,
  signIn: after(opened, { type: 'signInChosen' }),
  payment: atCard,
  readingAtCard: after(atCard, { type: 'reloaded' }, loaded),
  repricing: after(atCard, repriced),
  expired: after(atCard, expired),
  readingPurchase: after(opened, paidEarlier),
  purchaseUnread: after(opened, paidEarlier, { type: 'loadOrderAnswered', answer: refused(null, 410) }),
  giftPage2: gift,
  confirmation: after(atCard, boughtWith({ passwordRight })),
} as const satisfies Readonly<Record<string, CheckoutState>>
