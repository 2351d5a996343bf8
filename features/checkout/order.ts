import * as z from 'zod/mini'
import { right } from '../shared/flow/right.ts'
import type { Expiry } from '../shared/gift/expiry.ts'
import { type Currency, centsSchema, currencySchema } from '../shared/money/money.ts'
import { purchaseOption } from '../shared/money/purchaseOption.ts'

const text = z.nullable(z.string())

export const products = ['credit', 'giftCard', 'pass'] as const
export type Product = (typeof products)[number]

/** `monthlyDay` is 1 to 31; a shorter month charges on its last day. */
const monthly = z.object({ interval: z.literal('monthly'), monthlyDay: z.nullable(z.number()) })
const yearly = z.object({ interval: z.literal('yearly') })
const once = z.object({ interval: z.literal('once') })
export type Rhythm = Readonly<z.output<typeof monthly> | z.output<typeof yearly>>

/** The subscription that a member already pays for. */
export type ActiveSubscription = {
  readonly name: string | null
  readonly interval: Rhythm['interval'] | null
  /** The option that was bought; null without one in the answer. */
  readonly levelId: string | null
}

/** Calendar days, `YYYY-MM-DD`. `cancelBy`: the last day to cancel before the next charge, where the server names it. */
const terms = { nextCharge: z.string(), cancelTerms: z.string(), cancelBy: z.optional(z.string()) }
const billing = z.discriminatedUnion('interval', [once, z.extend(monthly, terms), z.extend(yearly, terms)])
export type Billing = Readonly<z.output<typeof billing>>

const expiry: z.ZodMiniType<Expiry> = z.nullable(z.object({ day: z.nullable(z.string()) }))

/** The purchase that the buyer is about to pay for. */
export const order = z.object({
  option: purchaseOption,
  product: z.literal(products),
  name: z.string(),
  currency: currencySchema,
  /** The full price, what is charged now, and what is credited. */
  amount: centsSchema,
  pay: centsSchema,
  get: centsSchema,
  /** The code that changed the price. */
  promoCode: text,
  billing,
  /** The last day of a gift card. */
  expiresOn: expiry,
  /** The terms of the restaurant's page on which it is sold. */
  finePrint: text,
  /** Whether the server sends this gift card by text message too. */
  giftByText: z.boolean(),
  /** Whether the price was computed from the person's data. */
  isPersonalPrice: z.optional(z.literal(true)),
})
export type Order = Readonly<z.output<typeof order>>

/** An order as the server sends it: it names no currency, which is the enterprise's. */
export type ReadOrder = Omit<Order, 'currency'>

export const orderIn =
  (currency: Currency) =>
  (read: ReadOrder): Order => ({ ...read, currency })

/** The result of a purchase, as the server's answer names it. */
export const purchase = z.object({
  /** Sends the gift. Without it no gift can be sent. */
  giftRight: z.nullable(right('purchase')),
  /** The full price. */
  amount: centsSchema,
  /** The agreed charge and the actual charge. The receipt shows the second. */
  toCharge: centsSchema,
  charged: centsSchema,
  toCredit: centsSchema,
  credited: centsSchema,
  /** The account's credit afterwards; null if there is no account. */
  balance: z.nullable(centsSchema),
  keepsGiftBonus: z.boolean(),
  billing: z.discriminatedUnion('interval', [once, monthly, yearly]),
  /** The address of the receipt. */
  email: text,
  /** The addresses that put a pass into a phone's wallet. */
  passes: z.object({ apple: text, google: text }),
  /** Lets a new user set a password; null for an existing user. */
  passwordRight: z.nullable(right('password')),
})
export type Purchase = Readonly<z.output<typeof purchase>>

const sum = z.nullable(centsSchema)
/** The purchase from the answer; null for a field that is missing or unreadable. */
export const purchaseAnswer = z.extend(purchase, {
  amount: sum,
  toCharge: sum,
  charged: sum,
  toCredit: sum,
  credited: sum,
  keepsGiftBonus: z.nullable(z.boolean()),
  billing: z.nullable(purchase.shape.billing),
  /** The billing day, also where the interval cannot be read. */
  monthlyDay: z.optional(z.nullable(z.number())),
})
export type PurchaseAnswer = Readonly<z.output<typeof purchaseAnswer>>

/** The rhythm that was ordered, with the day that the answer names, if it names one: no other day is shown then. */
const rhythmWith = (ordered: Billing, day: number | null = null): Purchase['billing'] =>
  ordered.interval === 'monthly' ? { interval: 'monthly', monthlyDay: day ?? ordered.monthlyDay } : { interval: ordered.interval }

/** The purchase. Sums that the answer lacks come from the order. */
export function purchaseFromAnswer(order: Order, answer: PurchaseAnswer): Purchase {
  const charged = answer.charged ?? answer.toCharge ?? order.pay
  const credited = answer.credited ?? answer.toCredit ?? order.get
  return {
    giftRight: order.product === 'giftCard' ? answer.giftRight : null,
    amount: answer.amount ?? order.amount,
    toCharge: answer.toCharge ?? charged,
    charged,
    toCredit: answer.toCredit ?? credited,
    credited,
    balance: answer.balance,
    keepsGiftBonus: answer.keepsGiftBonus ?? true,
    billing: answer.billing ?? rhythmWith(order.billing, answer.monthlyDay),
    email: answer.email,
    passes: answer.passes,
    passwordRight: answer.passwordRight,
  }
}
