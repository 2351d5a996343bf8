import { Alert } from '../../../ui/Alert/Alert.tsx'
import { subscriptionIn } from '../account.ts'
import { alreadySubscribed } from '../pricing/activeSubscription.ts'
import type { Visit } from '../visit.ts'

/** Warns a member who already has a subscription. */
export function AlreadySubscribed({ visit: { order, account } }: { visit: Visit }) {
  const subscription = subscriptionIn(account)
  const message = alreadySubscribed(order, subscription)
  return message === null ? null : (
    <Alert
      tone="warning"
      title={subscription === 'unknown' ? 'Do you have a subscription?' : 'You have a subscription already'}
      live="polite">
      {message}
    </Alert>
  )
}
