import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { subscriptionIn } from '../account.ts'
import { alreadySubscribed } from '../pricing/activeSubscription.ts'
import type { Visit } from '../visit.ts'
import { ManageSubscription, type ManageSubscriptionProps } from './ManageSubscription.tsx'

/** Warns a member who already has a subscription. */
export function AlreadySubscribed({ visit: { order, account }, manageHref }: ManageSubscriptionProps & { visit: Visit }) {
  const subscription = subscriptionIn(account)
  const message = alreadySubscribed(order, subscription)
  return message === null ? null : (
    <Alert
      tone="warning"
      title={subscription === 'unknown' ? 'Do you have a subscription?' : 'You have a subscription already'}
      live="polite">
      <Stack space="none" align="start">
        {message}
        <ManageSubscription manageHref={manageHref} />
      </Stack>
    </Alert>
  )
}
