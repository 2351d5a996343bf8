import * as z from 'zod/mini'
import type { Gift } from '../../../features/checkout/gift.ts'
import type { StateOf } from '../../../features/checkout/checkout.ts'
import { renewalConsent } from '../../../features/checkout/pricing/renewal.ts'
import { details, passwordRight } from '../../../features/checkout/examples/examples.ts'
import { paidEarlier } from '../../../features/checkout/examples/events.ts'
import { hashPayer } from '../../../features/payment/wire/hashPayer.ts'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { phoneOnTheWire } from '../../../features/shared/contact/phoneNumber.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { answered, failed, refused } from '../../../features/shared/api/answers/answer.ts'
import { boughtAs, boughtGift, boughtGiftKeepingBonus, checkoutAt, loaded, member as maya, steps } from './examples.ts'

const { signIn, signedIn, otherTotal, codeRefused, signedOut } = steps

const newUser = boughtAs({ passwordRight, balance: null })
const passwordSent = { type: 'passwordSubmitted', password: 'dinner4two' } as const
const member = [signIn, signedIn] as const
/** A reload: the member is being read again. */
const readAgain = [...member, details, { type: 'reloaded' }, loaded('ico-100')] as const
const withoutSecond = { ...maya, cards: maya.cards.slice(0, 1) }
const running = { name: 'Dining credit, every month', interval: 'monthly', levelId: null } as const
const subscriber = [signIn, { type: 'signInAnswered', answer: answered({ ...maya, subscription: running }) }] as const
const typedGift = {
  recipientName: 'Maya',
  by: 'email',
  recipientEmail: 'maya@mail.example',
  recipientPhone: '',
  message: 'Happy birthday!\nDinner is on me.',
  deliverOn: '2026-12-24',
  timeZone: 'America/Chicago',
  design: 'birthday',
} as const

const withPresent = (state: StateOf<'checkout'>): StateOf<'checkout'> => ({
  ...state,
  visit: { ...state.visit, present: { design: 'birthday', recipientName: 'Maya', message: 'Happy birthday!\nDinner is on me.' } },
})

/** As it is sent, and as the server confirms it. */
const onDay = { ...typedGift, recipientEmail: z.parse(emailOnTheWire, typedGift.recipientEmail) }
const atOnce = { ...onDay, deliverOn: null }
const giftSent = (sent: Gift) => ({ type: 'giftSubmitted', gift: sent }) as const
const giftWentOut = (sent: Gift) => ({ type: 'sendGiftAnswered', answer: answered({ gift: sent }) }) as const
const giftLost = { type: 'sendGiftAnswered', answer: failed({ kind: 'timeout' }) } as const
const toMax = { ...atOnce, recipientName: 'Max', recipientEmail: z.parse(emailOnTheWire, 'max@mail.example') }

const sentToMax = [details, boughtGift, giftSent(toMax), giftWentOut(toMax)] as const
const giftCorrected = { type: 'giftCorrected', address: { by: 'email', recipientEmail: onDay.recipientEmail, recipientPhone: '' } } as const
const texted: Gift = { ...typedGift, by: 'text', recipientEmail: '', recipientPhone: z.parse(phoneOnTheWire, '12125550142') }

/** The server sends this gift card by email alone. */
const emailAlone = (state: StateOf<'giftPage2'>): StateOf<'giftPage2'> => ({
  ...state,
  visit: { ...state.visit, order: { ...state.visit.order, giftByText: false } },
})

/** The server asks for more than the price that it names. */
const abovePrice = (state: StateOf<'payment'>): StateOf<'payment'> => ({
  ...state,
  visit: { ...state.visit, order: { ...state.visit.order, pay: cents(1_000_00) } },
})

/** A guest's gift card, which a fresh visit finds; and another address than theirs. */
const paidGift = { ...paidEarlier, attempt: { ...paidEarlier.attempt, buyer: hashPayer(details.buyer.email) } }
const otherAddress = { type: 'buyerEmailSubmitted', email: onDay.recipientEmail } as const

/** The box beside the renewal terms is ticked. */
const agreed = (state: StateOf<'payment'>): StateOf<'payment'> => ({ ...state, agreedTo: renewalConsent(state.visit.order) })

/** Further states of each status. */
export const checkoutVariants = {
  checkoutTyped: checkoutAt('checkout', 'ico-50', { type: 'buyerTyped', draft: { email: 'ada@', firstName: 'Ada', lastName: '' } }),
  checkoutSignedIn: checkoutAt('checkout', 'ico-100', ...member),
  checkoutAddressNotAdmitted: checkoutAt('checkout', 'ico-100', signIn, {
    type: 'signInAnswered',
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
  signInSending: checkoutAt('signIn', 'ico-100', signIn, { type: 'signInSubmitted', email: details.buyer.email, password: 'wrong-one' }),
  signInRefused: checkoutAt('signIn', 'ico-100', signIn, { type: 'signInAnswered', answer: refused('Invalid email or password.', 401) }),
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
  giftPage2Typed: { ...checkoutAt('giftPage2', 'gco-50', details, boughtGift), gift: typedGift },
  giftPage2ByText: { ...checkoutAt('giftPage2', 'gco-50', details, boughtGift), gift: { ...typedGift, by: 'text', recipientEmail: '' } },
  giftPage2EmailAlone: emailAlone(checkoutAt('giftPage2', 'gco-50', details, boughtGift)),
  giftPage2BonusKept: { ...checkoutAt('giftPage2', 'gco-50', details, boughtGiftKeepingBonus), gift: typedGift },
  giftPage2HalfADay: { ...checkoutAt('giftPage2', 'gco-50', details, boughtGift), gift: { ...typedGift, deliverOn: null } },
  giftPage2Refused: checkoutAt('giftPage2', 'gco-50', details, boughtGift, giftSent(onDay), {
    type: 'sendGiftAnswered',
    answer: refused('This address takes no mail.'),
  }),
  giftPage2InDoubt: checkoutAt('giftPage2', 'gco-50', details, boughtGift, giftSent(onDay), giftLost),
  confirmationOfMember: checkoutAt('confirmation', 'ico-100', ...member, details, boughtAs({ email: maya.email })),
  confirmationNewUser: checkoutAt('confirmation', 'ico-100', details, newUser),
  confirmationPasswordSending: checkoutAt('confirmation', 'ico-100', details, newUser, passwordSent),
  confirmationPasswordRefused: checkoutAt('confirmation', 'ico-100', details, newUser, passwordSent, {
    type: 'setPasswordAnswered',
    answer: refused('This link has been used or has expired.'),
  }),
  confirmationPasswordSet: checkoutAt('confirmation', 'ico-100', details, newUser, passwordSent, {
    type: 'setPasswordAnswered',
    answer: answered({}),
  }),
  confirmationWithApp: checkoutAt(
    'confirmation',
    'ico-100',
    signIn,
    { type: 'signInAnswered', answer: answered({ ...maya, hasApp: true }) },
    details,
    boughtAs(),
  ),
  confirmationPartly: checkoutAt('confirmation', 'ico-100', details, boughtAs({ charged: cents(4_000), credited: cents(10_000) })),
  confirmationLessCredit: checkoutAt('confirmation', 'ico-100', details, boughtAs({ toCredit: cents(1_000), credited: cents(1_000) })),
  confirmationMonthly: checkoutAt('confirmation', 'ico-monthly', details, boughtAs({ billing: { interval: 'monthly', monthlyDay: 21 } })),
  confirmationPass: checkoutAt('confirmation', 'ico-pass', details, boughtAs({ toCredit: cents(0), credited: cents(0), balance: null })),
  confirmationPassWallets: checkoutAt(
    'confirmation',
    'ico-pass',
    details,
    boughtAs({
      toCredit: cents(0),
      credited: cents(0),
      balance: null,
      passwordRight,
      passes: { apple: 'https://passes.example/pass.pkpass', google: 'https://passes.example/save/pass' },
    }),
  ),
  confirmationOtherCharge: checkoutAt('confirmation', 'ico-100', details, boughtAs({ charged: cents(50_000) })),
  confirmationGiftSent: checkoutAt('confirmation', 'gco-50', details, boughtGiftKeepingBonus, giftSent(atOnce), giftWentOut(atOnce)),
  confirmationGiftOnDay: checkoutAt('confirmation', 'gco-50', details, boughtGift, giftSent(onDay), giftWentOut(onDay)),
  confirmationGiftToMax: checkoutAt('confirmation', 'gco-50', ...sentToMax),
  confirmationGiftCorrecting: checkoutAt('confirmation', 'gco-50', ...sentToMax, giftCorrected),
  confirmationGiftInDoubt: checkoutAt('confirmation', 'gco-50', ...sentToMax, giftCorrected, {
    type: 'correctGiftAnswered',
    answer: failed({ kind: 'timeout' }),
  }),
  confirmationGiftOpened: checkoutAt('confirmation', 'gco-50', ...sentToMax, giftCorrected, {
    type: 'correctGiftAnswered',
    answer: refused('The gift has been opened, so its address can no longer be changed.', 410),
  }),
  confirmationGiftTexted: checkoutAt('confirmation', 'gco-50', details, boughtGift, giftSent(texted), giftWentOut(texted)),
  confirmationGiftBefore: checkoutAt(
    'confirmation',
    'gco-50',
    details,
    boughtGift,
    giftSent(toMax),
    giftLost,
    giftSent(onDay),
    giftWentOut(toMax),
  ),
  confirmationGiftSkipped: checkoutAt('confirmation', 'gco-50', details, boughtGift, { type: 'giftSkipped' }),
  signedOutBeforeGift: checkoutAt('signedOut', 'gco-50', ...member, details, boughtGift, signedOut),
  confirmationGiftUnknown: checkoutAt('confirmation', 'gco-50', details, boughtGift, giftSent(onDay), giftLost, { type: 'giftSkipped' }),
} as const
