import type { Present } from '../visit.ts'
import * as z from 'zod/mini'
import type { SavedCard } from '../../payment/attempt/attempt.ts'
import { emailOnTheWire } from '../../shared/contact/email.ts'
import type { GiftAddress } from '../../shared/gift/address.ts'
import { cents } from '../../shared/money/money.ts'
import { type Member, noAccount } from '../account.ts'
import type { CheckoutState } from '../checkout.ts'
import type { CheckoutEvent } from '../events.ts'
import type { Gift } from '../gift.ts'
import type { Order, Product, Purchase } from '../order.ts'

const email = z.parse(z.string().brand<'Email'>(), 'ada.moreau@mail.example')
export const buyer = { email, firstName: 'Ada', lastName: 'Moreau' }

/** An order of $50. */
export const orderFor = (product: Product): Order => ({
  option: product === 'giftCard' ? { kind: 'gco', id: 'gco-50' } : { kind: 'ico', id: 'ico-50' },
  product,
  name: 'Something good',
  currency: 'USD',
  amount: cents(5_000),
  pay: cents(5_000),
  get: cents(6_000),
  promoCode: null,
  billing: { interval: 'once' },
  expiresOn: null,
  finePrint: null,
  giftByText: false,
})

/** The same, every month. */
export const subscriptionFor = (product: Product): Order => ({
  ...orderFor(product),
  billing: { interval: 'monthly', monthlyDay: 21, nextCharge: '2026-12-21', cancelTerms: 'Cancel at any time.' },
})

const cardOf = (id: string): SavedCard => ({ id, brand: 'Visa', lastFour: '4242', expires: { month: 8, year: 2029 } })

/** Maya, with these saved cards. */
export const memberOf = (...cards: readonly string[]): Member => ({
  email: 'maya@mail.example',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  cards: cards.map(cardOf),
  subscription: null,
  hasApp: false,
  referral: null,
})

export const checkoutWith = (order: Order): CheckoutState => ({
  status: 'checkout',
  promo: { phase: 'idle' },
  visit: { order, buyer: { email: '', firstName: '', lastName: '' }, account: noAccount, askedCode: null, timeZone: 'America/Chicago' },
})

/** A new buyer's. */
export const passwordRight = { of: 'password', name: 'reset' } as const

export const purchase = {
  giftRight: { of: 'purchase', name: 'p1' },
  amount: cents(5_000),
  toCharge: cents(5_000),
  charged: cents(5_000),
  toCredit: cents(6_000),
  credited: cents(6_000),
  balance: null,
  keepsGiftBonus: false,
  billing: { interval: 'once' },
  email,
  passes: { apple: null, google: null },
  passwordRight: null,
} as const satisfies Purchase

export const details = { type: 'buyerSubmitted', buyer } as const satisfies CheckoutEvent

export const gift: Gift = {
  recipientName: 'Max',
  by: 'email',
  recipientEmail: email,
  recipientPhone: '',
  message: 'Enjoy',
  deliverOn: '2026-12-24',
  timeZone: 'Pacific/Auckland',
  design: 'birthday',
}

export const otherEmail = z.parse(emailOnTheWire, 'maya@mail.example')

/** The address to which a gift is corrected. */
export const otherAddress: GiftAddress = { by: 'email', recipientEmail: otherEmail, recipientPhone: '' }

/** A gift card as it is written before it is paid. */
export const present: Present = { design: 'birthday', recipientName: 'Max', message: 'Enjoy' }
