import * as z from 'zod/mini'
import type { BoughtState, Given } from '../../../features/checkout/bought.ts'
import { details, passwordRight } from '../../../features/checkout/examples/examples.ts'
import type { Gift } from '../../../features/checkout/gift.ts'
import type { Purchase } from '../../../features/checkout/order.ts'
import type { BoughtProps } from '../../../features/checkout/screens/Bought.tsx'
import { answered, idle, refusedWith, sending } from '../../../features/shared/api/answers/answer.ts'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { phoneOnTheWire } from '../../../features/shared/contact/phoneNumber.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { boughtAs, boughtGift, boughtGiftKeepingBonus, checkoutAt, member, steps } from './examples.ts'

const { signIn, signedIn, known } = steps
const lost = { phase: 'unknown', message: 'That took too long. Nothing you typed is lost: please try again.' } as const

const credit = (made?: Partial<Purchase>): BoughtState => checkoutAt('bought', 'ico-100', details, boughtAs(made))
const pass = (made?: Partial<Purchase>): BoughtState =>
  checkoutAt('bought', 'ico-pass', details, boughtAs({ toCredit: cents(0), credited: cents(0), balance: null, ...made }))
const giftCard = checkoutAt('bought', 'gco-50', details, boughtGift)
const keepingBonus = checkoutAt('bought', 'gco-50', details, boughtGiftKeepingBonus)
const newUser = { passwordRight, balance: null }

const typed = {
  recipientName: 'Maya',
  by: 'email',
  recipientEmail: 'maya@mail.example',
  recipientPhone: '',
  message: 'Happy birthday!\nDinner is on me.',
  deliverOn: '2026-12-24',
  timeZone: 'America/Chicago',
  design: 'birthday',
} as const
const toSend = (draft: Extract<Given, { is: 'toSend' }>['draft'] = typed, mayHaveGone = false) =>
  ({ is: 'toSend', draft, mayHaveGone }) as const

const onDay: Gift = { ...typed, recipientEmail: z.parse(emailOnTheWire, typed.recipientEmail) }
const atOnce: Gift = { ...onDay, deliverOn: null }
const toMax: Gift = { ...atOnce, recipientName: 'Max', by: 'email', recipientEmail: z.parse(emailOnTheWire, 'max@mail.example') }
const texted: Gift = { ...typed, by: 'text', recipientEmail: '', recipientPhone: z.parse(phoneOnTheWire, '12125550142') }
const toMaya = { by: 'email', recipientEmail: z.parse(emailOnTheWire, typed.recipientEmail), recipientPhone: '' } as const
const sent = (gift: Gift, isLatest = true): Given => ({ is: 'sent', gift, isLatest, mayGoTo: [] })

/** The pages of a purchase, by name: the state, and the part of it that is being sent. */
export const boughtExamples = {
  giftPage2: { state: giftCard },
  giftPage2Typed: { state: { ...giftCard, given: toSend() } },
  giftPage2ByText: { state: { ...giftCard, given: toSend({ ...typed, by: 'text', recipientEmail: '' }) } },
  giftPage2EmailAlone: { state: { ...giftCard, visit: { ...giftCard.visit, order: { ...giftCard.visit.order, giftByText: false } } } },
  giftPage2BonusKept: { state: { ...keepingBonus, given: toSend() } },
  giftPage2HalfADay: { state: { ...giftCard, given: toSend({ ...typed, deliverOn: null }) } },
  giftPage2Refused: { state: { ...giftCard, given: toSend(onDay) }, giving: refusedWith('This address takes no mail.') },
  giftPage2Sending: { state: { ...giftCard, given: toSend(onDay, true) }, giving: sending },
  giftPage2InDoubt: { state: { ...giftCard, given: toSend(onDay, true) }, giving: lost },
  confirmation: { state: credit() },
  confirmationOfMember: { state: checkoutAt('bought', 'ico-100', signIn, signedIn, known, details, boughtAs({ email: member.email })) },
  confirmationNewUser: { state: credit(newUser) },
  confirmationPasswordSending: { state: credit(newUser), password: sending },
  confirmationPasswordRefused: { state: credit(newUser), password: refusedWith('This link has been used or has expired.') },
  confirmationPasswordSet: { state: { ...credit(newUser), isPasswordSet: true } },
  confirmationWithApp: {
    state: checkoutAt(
      'bought',
      'ico-100',
      signIn,
      signedIn,
      { type: 'loadMemberAnswered', answer: answered({ ...member, hasApp: true }) },
      details,
      boughtAs(),
    ),
  },
  confirmationPartly: { state: credit({ charged: cents(4_000), credited: cents(10_000) }) },
  confirmationLessCredit: { state: credit({ toCredit: cents(1_000), credited: cents(1_000) }) },
  confirmationMonthly: {
    state: checkoutAt('bought', 'ico-monthly', details, boughtAs({ billing: { interval: 'monthly', monthlyDay: 21 } })),
  },
  confirmationPass: { state: pass() },
  confirmationPassWallets: {
    state: pass({ passwordRight, passes: { apple: 'https://passes.example/pass.pkpass', google: 'https://passes.example/save/pass' } }),
  },
  confirmationOtherCharge: { state: credit({ charged: cents(50_000) }) },
  confirmationGiftSent: { state: { ...keepingBonus, given: sent(atOnce) } },
  confirmationGiftOnDay: { state: { ...giftCard, given: sent(onDay) } },
  confirmationGiftToMax: { state: { ...giftCard, given: sent(toMax) } },
  confirmationGiftCorrecting: { state: { ...giftCard, given: sent(toMax) }, correction: { submission: sending, mayGoTo: [] } },
  confirmationGiftInDoubt: { state: { ...giftCard, given: sent(toMax) }, correction: { submission: lost, mayGoTo: [toMaya] } },
  confirmationGiftOpened: {
    state: { ...giftCard, given: sent(toMax) },
    correction: { submission: refusedWith('The gift has been opened, so its address can no longer be changed.'), mayGoTo: [] },
  },
  confirmationGiftTexted: { state: { ...giftCard, given: sent(texted) } },
  confirmationGiftBefore: { state: { ...giftCard, given: sent(toMax, false) } },
  confirmationGiftSkipped: { state: { ...giftCard, given: { is: 'kept', mayHaveGone: false } } },
  confirmationGiftUnknown: { state: { ...giftCard, given: { is: 'kept', mayHaveGone: true } } },
} as const satisfies Readonly<Record<string, Pick<BoughtProps, 'state'> & Partial<BoughtProps>>>

/** Nothing is being sent. */
export const atRest = { giving: idle, correction: { submission: idle, mayGoTo: [] }, password: idle } as const
