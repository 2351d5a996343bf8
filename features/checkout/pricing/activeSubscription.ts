import * as z from 'zod/mini'
import { flag, id, optional, text, unchecked } from '../../shared/api/wire.ts'
import { interval } from '../interval.ts'
import type { Order, Rhythm } from '../order.ts'

/** The subscription that a member already pays for. */
export type ActiveSubscription = {
  readonly name: string | null
  readonly interval: Rhythm['interval'] | null
  /** The option that was bought; null where the server does not say. */
  readonly levelId: string | null
}

const detailsWire = z.object({ name: text, billing_interval: optional(interval) })

/** Fields of the user on the wire. The specification does not list their values, so a value that we do not know counts as missing. */
export const subscriptionFields = {
  /** What the member has subscribed to: its name, or an object with more. It counts with a `subscription_status` of an active one. */
  subscription: unchecked(z.union([z.string(), detailsWire])),
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

export function activeSubscriptionOf({
  subscription,
  subscription_status: status,
  is_freemium_subscriber: isFree,
  subscription_level_id: levelId,
}: SubscriptionFields): ActiveSubscription | null {
  if (isFree || status === null || !running.has(normal(status))) return null
  const { data } = z.safeParse(detailsWire, typeof subscription === 'string' ? { name: subscription } : subscription)
  return { name: data?.name ?? null, interval: data?.billing_interval ?? null, levelId }
}

const often: Record<Rhythm['interval'], string> = { monthly: ', charged every month', yearly: ', charged once a year' }

/** The warning before a member buys a second subscription; null if they have none or this order does not renew. */
export function alreadySubscribed(
  { billing, option }: Pick<Order, 'billing' | 'option'>,
  subscription: ActiveSubscription | 'unknown' | null,
): string | null {
  if (billing.interval === 'once' || !subscription) return null
  if (subscription === 'unknown') return 'We could not read your account. If you have a subscription, you pay for this one as well.'
  const { name, interval, levelId } = subscription
  if (levelId === option.id) return 'You have this subscription already. If you continue, you pay for it twice.'
  return `Your subscription${name === null ? '' : ` “${name}”`} is active${interval ? often[interval] : ''}. If you continue, you pay for this one as well.`
}
