import * as z from 'zod/mini'
import type { StateOf } from '../../../features/checkout/checkout.ts'
import type { DeclineCode } from '../../../features/payment/declines.ts'
import type { Gift } from '../../../features/checkout/gift.ts'
import { cardMade, charging, details, pay } from '../../../features/checkout/testing/examples.ts'
import { closed, lookedUp, lost, unknown } from '../../../features/checkout/testing/events.ts'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { answered, failed, refused } from '../../../features/shared/api/answer.ts'
import { boughtAs, boughtGift, boughtGiftKeepingBonus, checkoutAt, loaded, member as maya, steps } from './examples.ts'

const { signIn, signedIn, payByWallet, requiresAction, bankRefused, declined, otherTotal, codeRefused } = steps

const newUser = boughtAs({ resetToken: 'reset-1', balance: null })
const passwordSent = { type: 'passwordSubmitted', password: 'dinner4two' } as const
const member = [signIn, signedIn] as const
/** A reload after the second saved card was chosen: the member is being read again. */
const secondCard = { kind: 'savedCard', id: 'pm_saved_mastercard' } as const
const readAgain = [...member, details, { type: 'methodChosen', method: secondCard }, { type: 'reloaded' }, loaded('ico-100')] as const
const withoutIt = { ...maya, cards: maya.cards.filter(({ id }) => id !== secondCard.id) }
const running = { name: 'Dining credit, every month', interval: 'monthly' } as const
const subscriber = [signIn, { type: 'signInAnswered', answer: answered({ ...maya, subscription: running }) }] as const
const paidBySavedCard = [
  { type: 'methodChosen', method: { kind: 'savedCard', id: 'pm_saved_visa' } },
  { type: 'paySubmitted', key: 'attempt-1' },
  boughtAs({ email: maya.email }),
] as const
const typedGift = {
  recipientName: 'Maya',
  recipientEmail: 'maya@mail.example',
  message: 'Happy birthday!\nDinner is on me.',
  deliverOn: '2026-12-24',
  timeZone: 'America/Chicago',
} as const

/** As it is sent, and as the server confirms it. */
const onDay = { ...typedGift, recipientEmail: z.parse(emailOnTheWire, typedGift.recipientEmail) }
const atOnce = { ...onDay, deliverOn: null }
const giftSent = (sent: Gift) => ({ type: 'giftSubmitted', gift: sent }) as const
const giftWentOut = (sent: Gift) => ({ type: 'sendGiftAnswered', answer: answered({ gift: sent }) }) as const
const giftLost = { type: 'sendGiftAnswered', answer: failed({ kind: 'timeout' }) } as const
const toMax = { ...atOnce, recipientName: 'Max', recipientEmail: z.parse(emailOnTheWire, 'max@mail.example') }

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
  checkoutMonthly: checkoutAt('checkout', 'ico-monthly'),
  checkoutYearly: checkoutAt('checkout', 'ico-yearly'),
  checkoutPass: checkoutAt('checkout', 'ico-pass'),
  checkoutGiftCard: checkoutAt('checkout', 'gco-100'),
  signInSending: checkoutAt('signIn', 'ico-100', signIn, { type: 'signInSubmitted', email: details.buyer.email, password: 'wrong-one' }),
  signInRefused: checkoutAt('signIn', 'ico-100', signIn, { type: 'signInAnswered', answer: refused('Invalid email or password.', 401) }),
  paymentSavedCards: checkoutAt('payment', 'ico-100', ...member, details),
  paymentSavedCardDeclined: checkoutAt('payment', 'ico-100', ...member, details, pay, declined),
  paymentMonthly: checkoutAt('payment', 'ico-monthly', details),
  paymentCardMistake: checkoutAt('payment', 'ico-100', details, pay, {
    type: 'makePaymentMethodAnswered',
    answer: refused('Your card number is invalid.'),
  }),
  paymentRefused: checkoutAt('payment', 'ico-100', ...charging, {
    type: 'sendPaymentAnswered',
    answer: refused('Your purchase limit for today is reached.'),
  }),
  paymentOtherTotal: checkoutAt('payment', 'ico-50', ...charging, otherTotal, loaded('ico-75', null)),
  paymentCodeRefused: checkoutAt('payment', 'ico-100', ...charging, codeRefused, loaded('ico-100', null)),
  paymentAlreadySubscribed: checkoutAt('payment', 'ico-yearly', ...subscriber, details),
  paymentFree: checkoutAt('payment', 'ico-free', details),
  paymentBankRefused: checkoutAt('payment', 'ico-100', ...charging, requiresAction, bankRefused, closed),
  paymentGivenUp: checkoutAt('payment', 'ico-100', ...charging, lost, lookedUp(answered({ outcome: 'closed' }))),
  paymentSavedCardsLoading: checkoutAt('payment', 'ico-100', ...readAgain),
  paymentSavedCardGone: checkoutAt('payment', 'ico-100', ...readAgain, { type: 'loadMemberAnswered', answer: answered(withoutIt) }),
  paymentSignedOut: checkoutAt('payment', 'ico-100', ...readAgain, {
    type: 'loadMemberAnswered',
    answer: refused('Please sign in again.', 401),
  }),
  paymentWalletDeclined: checkoutAt('payment', 'ico-100', details, payByWallet, cardMade, declined),
  paymentWalletMonthly: checkoutAt('payment', 'ico-monthly', ...member, details),
  preparingWallet: checkoutAt('preparing', 'ico-100', details, payByWallet),
  payingCompleting: checkoutAt('paying', 'ico-100', ...charging, requiresAction, { type: 'authenticateAnswered', answer: answered(null) }),
  paymentUnknownAsking: checkoutAt('paymentUnknown', 'ico-100', ...charging, lost),
  paymentUnknownFree: checkoutAt('paymentUnknown', 'ico-free', details, pay, lost, unknown),
  paymentUnknownNoFinalAnswer: checkoutAt('paymentUnknown', 'ico-100', ...charging, lost, lookedUp(refused(null, 401))),
  paymentUnknownNotCharged: checkoutAt('paymentUnknown', 'ico-100', ...charging, lost, unknown),
  paymentUnknownClosing: checkoutAt('paymentUnknown', 'ico-100', ...charging, lost, unknown, { type: 'paymentGivenUp' }),
  giftPage2Typed: { ...checkoutAt('giftPage2', 'gco-50', ...charging, boughtGift), gift: typedGift },
  giftPage2BonusKept: { ...checkoutAt('giftPage2', 'gco-50', ...charging, boughtGiftKeepingBonus), gift: typedGift },
  giftPage2HalfADay: { ...checkoutAt('giftPage2', 'gco-50', ...charging, boughtGift), gift: { ...typedGift, deliverOn: null } },
  giftPage2Refused: checkoutAt('giftPage2', 'gco-50', ...charging, boughtGift, giftSent(onDay), {
    type: 'sendGiftAnswered',
    answer: refused('This address takes no mail.'),
  }),
  giftPage2InDoubt: checkoutAt('giftPage2', 'gco-50', ...charging, boughtGift, giftSent(onDay), giftLost),
  confirmationOfMember: checkoutAt('confirmation', 'ico-100', ...member, details, ...paidBySavedCard),
  confirmationNewUser: checkoutAt('confirmation', 'ico-100', ...charging, newUser),
  confirmationPasswordSending: checkoutAt('confirmation', 'ico-100', ...charging, newUser, passwordSent),
  confirmationPasswordRefused: checkoutAt('confirmation', 'ico-100', ...charging, newUser, passwordSent, {
    type: 'setPasswordAnswered',
    answer: refused('This link has been used or has expired.'),
  }),
  confirmationPasswordSet: checkoutAt('confirmation', 'ico-100', ...charging, newUser, passwordSent, {
    type: 'setPasswordAnswered',
    answer: answered({}),
  }),
  confirmationPartly: checkoutAt('confirmation', 'ico-100', ...charging, boughtAs({ charged: cents(4_000), credited: cents(10_000) })),
  confirmationMonthly: checkoutAt(
    'confirmation',
    'ico-monthly',
    ...charging,
    boughtAs({ billing: { interval: 'monthly', monthlyDay: 21 } }),
  ),
  confirmationPass: checkoutAt(
    'confirmation',
    'ico-pass',
    ...charging,
    boughtAs({ toCredit: cents(0), credited: cents(0), balance: null }),
  ),
  confirmationOtherCharge: checkoutAt('confirmation', 'ico-100', ...charging, boughtAs({ charged: cents(50_000) })),
  confirmationGiftSent: checkoutAt('confirmation', 'gco-50', ...charging, boughtGiftKeepingBonus, giftSent(atOnce), giftWentOut(atOnce)),
  confirmationGiftOnDay: checkoutAt('confirmation', 'gco-50', ...charging, boughtGift, giftSent(onDay), giftWentOut(onDay)),
  confirmationGiftBefore: checkoutAt(
    'confirmation',
    'gco-50',
    ...charging,
    boughtGift,
    giftSent(toMax),
    giftLost,
    giftSent(onDay),
    giftWentOut(toMax),
  ),
  confirmationGiftSkipped: checkoutAt('confirmation', 'gco-50', ...charging, boughtGift, { type: 'giftSkipped' }),
  confirmationGiftUnknown: checkoutAt('confirmation', 'gco-50', ...charging, boughtGift, giftSent(onDay), giftLost, {
    type: 'giftSkipped',
  }),
} as const

/** The payment after a bank has declined the card with this code. */
export const declinedWith = (code: DeclineCode | 'stolen_card'): StateOf<'payment'> =>
  checkoutAt('payment', 'ico-100', ...charging, { type: 'sendPaymentAnswered', answer: answered({ outcome: 'declined', code }) })
