import { isolated } from '../../../ui/isolated.ts'
import type { Order, Rhythm } from '../order.ts'

/** The subscription that a member already pays for. */
export type ActiveSubscription = {
  readonly name: string | null
  readonly interval: Rhythm['interval'] | null
  /** The option that was bought; null without one in the answer. */
  readonly levelId: string | null
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
  return `Your subscription${name === null ? '' : ` “${isolated(name)}”`} is active${interval ? often[interval] : ''}. If you continue, you pay for this one as well.`
}
