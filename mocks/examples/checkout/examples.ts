import * as z from 'zod/mini'
import type { CheckoutState, CheckoutStatus, StateOf } from '../../../features/checkout/checkout.ts'
import type { CheckoutEvent } from '../../../features/checkout/events.ts'
import { type Purchase, orderIn } from '../../../features/checkout/order.ts'
import type { Member } from '../../../features/checkout/account.ts'
import { memberResponse } from '../../../features/checkout/wire/memberWire.ts'
import { orderResponse } from '../../../features/checkout/wire/orderWire.ts'
import { buyer } from '../../../features/checkout/examples/examples.ts'
import { type Next, after, boughtWith } from '../../../features/checkout/examples/events.ts'
import { begin } from '../../../features/checkout/stages/opening.ts'
import { answered } from '../../../features/shared/api/answers/answer.ts'
import { cents } from '../../../features/shared/money/money.ts'
import type { PurchaseOption } from '../../../features/shared/money/purchaseOption.ts'
import { findOrder } from '../../state/checkout/ordering.ts'
import { createStore } from '../../state/memory/store.ts'

const named = (id: string): PurchaseOption => ({ kind: id.startsWith('gco') ? 'gco' : 'ico', id })

const codeFor = (id: string): string | null => (id === 'ico-100' ? 'SPRING10' : id === 'ico-75' ? 'WINTER' : null)

/** The order as the sandbox answers it. */
export function loaded(id: string, code = codeFor(id)): CheckoutEvent {
  const order = findOrder(createStore(), named(id).kind, id, code)
  return { type: 'loadOrderAnswered', answer: answered(orderIn('USD')(z.parse(orderResponse, { purchase_option: order }))) }
}

/** The checkout of one of the sandbox's options after these events. @throws if they lead to another status. */
export function checkoutAt<Status extends CheckoutStatus>(status: Status, id: string, ...done: readonly Next[]): StateOf<Status> {
  const [opening] = begin({ link: { option: named(id), promoCode: codeFor(id) }, isMember: false, timeZone: 'America/Chicago' })
  const state = after(opening, loaded(id), ...done)
  if (!isAt(state, status)) throw new Error(`${id} is at ${state.status}, not at ${status}.`)
  return state
}

const isAt = <Status extends CheckoutStatus>(state: CheckoutState, status: Status): state is StateOf<Status> => state.status === status

/** A member with two saved cards. */
export const member: Member = z.parse(memberResponse, {
  user: {
    email: 'member@mail.example',
    first_name: 'Maya',
    last_name: 'Lindqvist',
    referral: { give: 20, get: 10, min_spend: 30 },
    credit_cards: [
      { id: 'pm_saved_visa', brand: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 },
      { id: 'pm_saved_mastercard', brand: 'Mastercard', last_four: '4444', exp_month: 2, exp_year: 2028 },
    ],
  },
})

export const purchase: Purchase = {
  giftRight: { of: 'purchase', name: 'purchase-1' },
  amount: cents(10_000),
  toCharge: cents(9_000),
  charged: cents(9_000),
  toCredit: cents(12_500),
  credited: cents(12_500),
  balance: cents(14_200),
  keepsGiftBonus: false,
  billing: { interval: 'once' },
  email: buyer.email,
  passes: { apple: null, google: null },
  passwordRight: null,
}

/** The buyer's events, by name. */
export const steps = {
  signIn: { type: 'signInChosen' },
  signedOut: { type: 'signedOutAnywhere', wasSignedIn: true },
  signedIn: { type: 'signedIn' },
  known: { type: 'loadMemberAnswered', answer: answered(member) },
  otherTotal: { type: 'notPaid', reason: { kind: 'repriced', reason: 'The price has changed.', promoCode: null } },
  codeRefused: { type: 'notPaid', reason: { kind: 'repriced', reason: 'This promo code is no longer valid.', promoCode: null } },
} as const satisfies Record<string, CheckoutEvent>

export const boughtAs = (made: Partial<Purchase> = {}): Next => boughtWith({ ...purchase, ...made })

/** A gift card of $50 with a bonus of $5 for the recipient or the buyer. */
const gift = {
  amount: cents(5_000),
  toCharge: cents(5_000),
  charged: cents(5_000),
  toCredit: cents(5_500),
  credited: cents(5_500),
  balance: null,
} as const
export const boughtGift = boughtAs(gift)
export const boughtGiftKeepingBonus = boughtAs({ ...gift, keepsGiftBonus: true })
