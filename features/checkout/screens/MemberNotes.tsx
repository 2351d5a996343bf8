import { Alert } from '../../../ui/Alert/Alert.tsx'
import { isolated } from '../../../ui/isolated.ts'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { memberFromAccount, subscriptionIn } from '../account.ts'
import type { ActiveSubscription, Order, Rhythm } from '../order.ts'
import type { Visit } from '../visit.ts'
import { ManageSubscription, type ManageSubscriptionProps } from './ManageSubscription.tsx'

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

type MemberNotesProps = ManageSubscriptionProps & {
  visit: Visit
  /** The ending that the member's own address lacks here; null if it is accepted. */
  lacks: string | null
}

/** The signed-in member, and the subscription that they already have. */
export function MemberNotes({ visit, lacks, manageHref }: MemberNotesProps) {
  const member = memberFromAccount(visit.account)
  return (
    <>
      {member && (
        <Alert tone="success" title={`Signed in as ${isolated(`${member.firstName} ${member.lastName}`.trim() || member.email)}`}>
          {lacks !== null &&
            `Your account has the address ${member.email}. Here you need one that ends in ${lacks}: please enter it below, or sign out.`}
        </Alert>
      )}
      <AlreadySubscribed visit={visit} manageHref={manageHref} />
    </>
  )
}
