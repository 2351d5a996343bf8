import * as z from 'zod/mini'
import { savedCards } from '../../payment/wire/savedCardsWire.ts'
import { decodeAnswer } from '../../shared/api/dropped.ts'
import { flag, id, optional, text, unchecked, mapped } from '../../shared/api/wire.ts'
import { referral } from '../../shared/member/referral.ts'
import type { Member } from '../account.ts'
import type { ActiveSubscription } from '../order.ts'

const intervals = { month: 'monthly', monthly: 'monthly', year: 'yearly', yearly: 'yearly' } as const

/** The billing interval of a subscription: `monthly` or `month`, `yearly` or `year`. */
export const interval = z.codec(z.literal(['month', 'monthly', 'year', 'yearly']), z.literal(['monthly', 'yearly']), {
  decode: (word) => intervals[word],
  encode: (word) => word,
})

const subscriptionWire = z.object({ name: text, billing_interval: optional(interval) })

/** Fields of the user on the wire. The specification does not list their values, so a value that we do not know counts as missing. */
const subscriptionFields = {
  subscription: unchecked(z.union([z.string(), subscriptionWire])),
  subscription_status: text,
  subscription_level_id: optional(id),
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
  const { data } = decodeAnswer(subscriptionWire, typeof subscription === 'string' ? { name: subscription } : subscription).decoded
  return { name: data?.name ?? null, interval: data?.billing_interval ?? null, levelId }
}

const userWire = z.object({
  email: z.string().check(z.minLength(1)),
  first_name: optional(z.string(), ''),
  last_name: optional(z.string(), ''),
  credit_cards: savedCards,
  do_not_track: flag,
  ...subscriptionFields,
  is_app_installed: flag,
  email_verified_at: unchecked(z.string()),
  phone_verified_at: unchecked(z.string()),
  dietary_restrictions: unchecked(z.union([z.string(), z.array(z.string())])),
  referral,
})

/** `{ user: … }` of the wire as the signed-in user. */
export const memberResponse = mapped(z.object({ user: userWire }), ({ user }): Member => ({
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  subscription: activeSubscriptionFrom(user),
  cards: user.credit_cards,
  hasApp: user.is_app_installed,
  referral: user.referral,
}))

/** The body that a server sends, for the mocks. */
export type UserWire = z.input<typeof userWire>
