import * as z from 'zod/mini'
import { dayOrTime } from '../shared/dates/day.ts'
import { savedCards } from '../payment/savedCardsWire.ts'
import { dollars } from '../shared/money/money.ts'
import { referral } from '../shared/member/referral.ts'
import { documentedAs, flag, id, integer, listOf, name, optional, orElse, text, unchecked } from '../shared/api/wire.ts'
import { interval } from './interval.ts'
import type { ActiveSubscription } from './pricing/activeSubscription.ts'
import type { Billing, Order, Product, Rhythm } from './order.ts'
import type { Member } from './account.ts'

export const monthlyDay = optional(integer.check(z.refine((date) => date >= 1 && date <= 31, 'No month has such a day')))

type RhythmRead = { billing_interval?: z.output<typeof interval> | null | undefined; monthly_billing_day: number | null }

export const rhythmOf = ({ billing_interval: interval, monthly_billing_day: day }: RhythmRead): Rhythm | null =>
  interval === 'monthly' ? { interval, monthlyDay: day } : interval === 'yearly' ? { interval } : null

const orderFields = z.object({
  /** `ico` for account credit, `gco` for a gift card. Its `id` is the `ico_slug` or the `gco_slug` of the purchase page. */
  kind: z.literal(['ico', 'gco']),
  id,
  /** What is bought, for the words on the page. Without it: credit for an `ico`, a gift card for a `gco`. */
  product: optional(z.literal(['credit', 'gift_card', 'pass'])),
  name,
  /** The price without a promo code, in dollars. */
  amount: dollars,
  /** What the buyer pays, in dollars. The purchase sends it back as the total that the buyer agreed to. */
  amount_to_charge: dollars,
  /** What the buyer gets, in dollars of credit. */
  credit_to_give: dollars,
  /** The promo code that counts in the price. Null for none. */
  code: text,
  // An unknown interval must not be sold as a single payment.
  /** How often a subscription is charged. Without it the option is bought once. */
  billing_interval: z.nullish(interval),
  monthly_billing_day: monthlyDay,
  /** The day of the next charge. Required for a subscription. */
  next_charge_on: optional(dayOrTime),
  /** How it is canceled, in words for the page. Required for a subscription. */
  cancel_terms: text,
})
/** A subscription that does not say when it renews may not be sold. */
const orderWire = orderFields.check(
  z.refine((order) => !order.billing_interval || (!!order.next_charge_on && !!order.cancel_terms), 'A subscription without its terms'),
)
documentedAs.set(
  orderWire,
  z.union([
    z.extend(orderFields, { billing_interval: z.nullish(z.null()) }),
    z.extend(orderFields, { billing_interval: interval, next_charge_on: dayOrTime, cancel_terms: name }),
  ]),
)
type OrderRead = z.output<typeof orderWire>

function billingOf(wire: OrderRead): Billing {
  const { next_charge_on: nextCharge, cancel_terms: cancelTerms } = wire
  const rhythm = rhythmOf(wire)
  return rhythm && nextCharge ? { ...rhythm, nextCharge, cancelTerms: cancelTerms ?? '' } : { interval: 'once' }
}

const products = { credit: 'credit', gift_card: 'giftCard', pass: 'pass' } as const satisfies Readonly<Record<string, Product>>

const orderOf = (wire: OrderRead): Order => ({
  option: { kind: wire.kind, id: wire.id },
  product: products[wire.product ?? (wire.kind === 'gco' ? 'gift_card' : 'credit')],
  name: wire.name,
  amount: wire.amount,
  pay: wire.amount_to_charge,
  get: wire.credit_to_give,
  promoCode: wire.code?.trim() || null,
  billing: billingOf(wire),
})

/** `{ purchase_option: … }` of the wire as an `Order`. */
export const orderResponse = z.pipe(
  z.object({ purchase_option: orderWire }),
  z.transform(({ purchase_option }) => orderOf(purchase_option)),
)

/** `{ purchase_options: [...] }` of the wire as subscriptions, without the options that are paid once. */
export const subscriptionsResponse = z.pipe(
  z.object({ purchase_options: listOf(orderWire) }),
  z.transform(({ purchase_options }) => purchase_options.map(orderOf).filter(({ billing }) => billing.interval !== 'once')),
)

const subscriptionWire = z.object({ name: text, billing_interval: optional(interval) })

/** Fields of the user on the wire. The specification does not list their values, so a value that we do not know counts as missing. */
const subscriptionFields = {
  /** What the member has subscribed to: its name, or an object with more. It counts with a `subscription_status` of an active one. */
  subscription: unchecked(z.union([z.string(), subscriptionWire])),
  /** `active`, `trialing` or `past_due`, in any case, for a subscription that is paid for. */
  subscription_status: text,
  /** The `id` of the option that the member has subscribed to. Who buys it again is told so. */
  subscription_level_id: optional(id),
  /** The subscription costs nothing. */
  is_freemium_subscriber: flag,
}
type SubscriptionFields = z.output<z.ZodMiniObject<typeof subscriptionFields>>

const running: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

const normal = (status: string): string => status.toLowerCase().replaceAll(/[\s-]+/g, '_')

function activeSubscriptionFrom({
  subscription,
  subscription_status: status,
  is_freemium_subscriber: isFree,
  subscription_level_id: levelId,
}: SubscriptionFields): ActiveSubscription | null {
  if (isFree || status === null || !running.has(normal(status))) return null
  const { data } = z.safeParse(subscriptionWire, typeof subscription === 'string' ? { name: subscription } : subscription)
  return { name: data?.name ?? null, interval: data?.billing_interval ?? null, levelId }
}

const userWire = z.object({
  email: z.string().check(z.minLength(1)),
  first_name: orElse(z.string(), ''),
  last_name: orElse(z.string(), ''),
  credit_cards: savedCards,
  do_not_track: flag,
  ...subscriptionFields,
  /** The member has the app: the page then opens it, and does not ask them to get it. */
  is_app_installed: flag,
  /** When the member confirmed their address. These pages do not use it. */
  email_verified_at: unchecked(z.string()),
  /** When the member confirmed their phone. These pages do not use it: an offer that needs a phone asks for a new code. */
  phone_verified_at: unchecked(z.string()),
  /** The member's dietary restrictions. These pages do not use them. */
  dietary_restrictions: unchecked(z.union([z.string(), z.array(z.string())])),
  /** What a referral brings to the member and to a friend. */
  referral,
})

/** `{ user: … }` of the wire as the signed-in user. */
export const memberResponse = z.pipe(
  z.object({ user: userWire }),
  z.transform(({ user }): Member => ({
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    subscription: activeSubscriptionFrom(user),
    cards: user.credit_cards,
    hasApp: user.is_app_installed,
    referral: user.referral,
  })),
)

/** The body that a server sends, for the mocks. */
export type OrderWire = z.input<typeof orderWire>
export type UserWire = z.input<typeof userWire>
