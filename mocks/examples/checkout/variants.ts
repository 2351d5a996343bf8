import * as z from 'zod/mini'
import type { StateOf } from '../../../features/checkout/checkout.ts'
import { renewalConsent } from '../../../features/checkout/pricing/renewal.ts'
import { details } from '../../../features/checkout/examples/examples.ts'
import { paidEarlier } from '../../../features/checkout/examples/events.ts'
import { hashPayer } from '../../../features/payment/wire/hashPayer.ts'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { answered, refused } from '../../../features/shared/api/answers/answer.ts'
import { boughtGift, checkoutAt, loaded, member as maya, steps } from './examples.ts'

const { signIn, signedIn, known, otherTotal, codeRefused, signedOut } = steps

const member = [signIn, signedIn, known] as const
/** A reload: the member is being read again. */
const readAgain = [...member, details, { type: 'reloaded' }, loaded('ico-100')] as const
const withoutSecond = { ...maya, cards: maya.cards.slice(0, 1) }
const running = { name: 'Dining credit, every month', interval: 'monthly', levelId: null } as const
const subscriber = [signIn, signedIn, { type: 'loadMemberAnswered', answer: answered({ ...maya, subscription: running }) }] as const
const withPresent = (state: StateOf<'checkout'>): StateOf<'checkout'> => ({
  ...state,
  visit: { ...state.visit, present: { design: 'birthday', recipientName: 'Maya', message: 'Happy birthday!\nDinner is on me.' } },
})

/** The server asks for more than the price that it names. */
const abovePrice = (state: StateOf<'payment'>): StateOf<'payment'> => ({
  ...state,
  visit: { ...state.visit, order: { ...state.visit.order, pay: cents(1_000_00) } },
})

/** A guest's gift card, which a fresh visit finds; and another address than theirs. */
const paidGift = { ...paidEarlier, attempt: { ...paidEarlier.attempt, buyer: hashPayer(details.buyer.email) } }
const otherAddress = { type: 'buyerEmailSubmitted', email: z.parse(emailOnTheWire, 'maya@mail.example') } as const

/** The box beside the renewal terms is ticked. */
const agreed = (state: StateOf<'payment'>): StateOf<'payment'> => ({ ...state, agreedTo: renewalConsent(state.visit.order) })

/** Further states of each status. */
export const checkoutVariants = {
  checkoutTyped: checkoutAt('checkout', 'ico-50', { type: 'buyerTyped', draft: { email: 'ada@', firstName: 'Ada', lastName: '' } }),
  checkoutSignedIn: checkoutAt('checkout', 'ico-100', ...member),
  checkoutAddressNotAdmitted: checkoutAt('checkout', 'ico-100', signIn, signedIn, {
    type: 'loadMemberAnswered',
    answer: answered({ ...maya, lastName: 'Elsberg', email: 'maya@elsewhere.example' }),
  }),
  checkoutAlreadySubscribed: checkoutAt('checkout', 'ico-monthly', ...subscriber),
  checkoutFree: checkoutAt('checkout', 'ico-free'),
  checkoutCodeNotTaken: checkoutAt('checkout', 'ico-75'),
  checkoutPricing: checkoutAt('checkout', 'ico-100', { type: 'promoSubmitted', code: 'AUTUMN10' }),
  checkoutPricingToGoOn: checkoutAt('checkout', 'ico-100', { type: 'promoTyped', code: 'AUTUMN10' }, details),
  checkoutPromoRefused: checkoutAt(
    'checkout',
    'ico-100',
    { type: 'promoSubmitted', code: 'AUTUMN10' },
    { type: 'loadOrderAnswered', answer: refused('This promo code has ended.', 422) },
  ),
  checkoutMonthly: checkoutAt('checkout', 'ico-monthly'),
  checkoutYearly: checkoutAt('checkout', 'ico-yearly'),
  checkoutPass: checkoutAt('checkout', 'ico-pass'),
  checkoutGiftCard: checkoutAt('checkout', 'gco-100'),
  paymentSavedCards: checkoutAt('payment', 'ico-100', ...member, details),
  paymentMonthly: checkoutAt('payment', 'ico-monthly', details),
  paymentMonthlyAgreed: agreed(checkoutAt('payment', 'ico-monthly', details)),
  paymentGiftCard: checkoutAt('payment', 'gco-100', details),
  paymentYearly: checkoutAt('payment', 'ico-yearly', details),
  paymentOtherTotal: checkoutAt('payment', 'ico-50', details, otherTotal, loaded('ico-75', null)),
  paymentAbovePrice: abovePrice(checkoutAt('payment', 'ico-100', details)),
  paymentCodeRefused: checkoutAt('payment', 'ico-100', details, codeRefused, loaded('ico-100', null)),
  paymentAlreadySubscribed: checkoutAt('payment', 'ico-yearly', ...subscriber, details),
  paymentFree: checkoutAt('payment', 'ico-free', details),
  paymentSavedCardsLoading: checkoutAt('payment', 'ico-100', ...readAgain),
  paymentSavedCardGone: checkoutAt('payment', 'ico-100', ...readAgain, { type: 'loadMemberAnswered', answer: answered(withoutSecond) }),
  paymentSignedOut: checkoutAt('payment', 'ico-100', ...readAgain, {
    type: 'loadMemberAnswered',
    answer: refused('Please sign in again.', 401),
  }),
  paymentWalletMonthly: checkoutAt('payment', 'ico-monthly', ...member, details),
  readingPurchaseUnread: checkoutAt('readingPurchase', 'ico-100', paidEarlier, { type: 'loadOrderAnswered', answer: refused(null, 410) }),
  readingPurchaseOfBuyer: checkoutAt('readingPurchase', 'ico-100', paidGift, loaded('gco-50')),
  readingPurchaseOfAnother: checkoutAt('readingPurchase', 'ico-100', paidGift, loaded('gco-50'), otherAddress),
  checkoutOfGift: withPresent(checkoutAt('checkout', 'gco-50')),
  signedOutBeforeGift: checkoutAt('signedOut', 'gco-50', ...member, details, boughtGift, signedOut),
} as const
