import * as z from 'zod/mini'
import type { Cents } from '../shared/money/money.ts'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { products } from './order.ts'
import { purchaseOption, purchaseReference } from './purchaseToPay.ts'

// The schema of a saved checkout, to the last field. A secret is saved as an empty text.

const amount = z.custom<Cents>(Number.isSafeInteger)
const text = z.nullable(z.string())

const once = z.object({ interval: z.literal('once') })
const rhythm = {
  monthly: { interval: z.literal('monthly'), monthlyDay: z.nullable(z.number()) },
  yearly: { interval: z.literal('yearly') },
}
const terms = { nextCharge: z.string(), cancelTerms: z.string() }
const rhythms = z.discriminatedUnion('interval', [once, z.object(rhythm.monthly), z.object(rhythm.yearly)])

const order = z.object({
  option: purchaseOption,
  product: z.literal(products),
  name: z.string(),
  amount,
  pay: amount,
  get: amount,
  promoCode: text,
  billing: z.discriminatedUnion('interval', [once, z.object({ ...rhythm.monthly, ...terms }), z.object({ ...rhythm.yearly, ...terms })]),
})

const names = { firstName: z.string(), lastName: z.string() }
const draft = z.object({ email: z.string(), ...names })
const buyer = z.object({ email: emailOnTheWire, ...names })

const account = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('awaited'), token: z.string() }),
])

const visit = z.object({ order, buyer: draft, account, askedCode: text, timeZone: z.string() })

const opening = {
  link: z.object({ option: purchaseOption, promoCode: text }),
  token: text,
  timeZone: z.string(),
  buyer: draft,
  paying: z.nullable(z.object({ buyer, shown: amount })),
  mustRenew: z.boolean(),
}

const sums = { amount, toCharge: amount, charged: amount, toCredit: amount, credited: amount }
const purchase = z.object({
  id: text,
  ...sums,
  balance: z.nullable(amount),
  keepsGiftBonus: z.boolean(),
  billing: rhythms,
  email: text,
  resetToken: text,
})
const sum = z.nullable(amount)
const receipt = z.object({
  ...purchase.shape,
  amount: sum,
  toCharge: sum,
  charged: sum,
  toCredit: sum,
  credited: sum,
  keepsGiftBonus: z.nullable(z.boolean()),
  billing: z.nullable(rhythms),
})

const giftDraft = z.object({
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  deliverOn: text,
  timeZone: z.string(),
})
const gift = z.object({ ...giftDraft.shape, recipientEmail: emailOnTheWire })

const idle = z.object({ phase: z.literal('idle') })

/** The states to which a reload leads, and the payment. */
export const savedStates = z.discriminatedUnion('status', [
  z.object({ status: z.literal('loading'), ...opening }),
  z.object({ status: z.literal('signIn'), visit, email: z.string(), submission: idle }),
  z.object({ status: z.literal('forgotPassword'), visit, email: z.string() }),
  z.object({ status: z.literal('payment'), visit, buyer, notice: text }),
  z.object({
    status: z.literal('readingPurchase'),
    attempt: z.object({ ...purchaseReference.shape, key: z.string(), amount }),
    receipt,
    opening: z.object(opening),
    isUnread: z.boolean(),
  }),
  z.object({
    status: z.literal('giftPage2'),
    visit,
    purchase: z.object({ ...purchase.shape, id: z.string() }),
    gift: giftDraft,
    submission: idle,
    outcomeUnknown: z.boolean(),
  }),
  z.object({
    status: z.literal('confirmation'),
    visit,
    purchase,
    sent: z.nullable(z.union([z.literal('outcomeUnknown'), z.object({ gift, isLatest: z.boolean() })])),
    password: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('notNeeded') }),
      z.object({ kind: z.literal('asked'), resetToken: z.string(), submission: idle }),
      z.object({ kind: z.literal('set') }),
    ]),
  }),
])
export type SavedState = z.output<typeof savedStates>
