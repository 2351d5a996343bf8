import { Alert } from '../../../ui/Alert/Alert.tsx'
import { memberOf } from '../account.ts'
import { alreadySubscribed } from '../activeSubscription.ts'
import type { Visit } from '../visit.ts'

/** Warns a member who already has a subscription. */
export function AlreadySubscribed({ visit: { order, account } }: { visit: Visit }) {
  const message = alreadySubscribed(order, memberOf(account)?.subscription ?? null)
  return message === null ? null : (
    <Alert tone="warning" title="You have a subscription already" live="polite">
      {message}
    </Alert>
  )
}
