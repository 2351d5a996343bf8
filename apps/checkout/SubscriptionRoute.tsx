import { useEffect } from 'react'
import { SubscriptionScreen } from '../../features/checkout/subscription/SubscriptionScreen.tsx'
import { getSubscriptions } from '../../features/checkout/api.ts'
import { Reads, useRead } from '../runtime/api/useRead.tsx'
import { track } from '../runtime/tracking/track.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { pageLinks } from './pageLinks.ts'
import { subscribeHref } from './subscribeHref.ts'

type SubscriptionRouteProps = { promoCode: string | null }

/** The choice of a subscription, if the address names none. */
export const SubscriptionRoute = (props: SubscriptionRouteProps) => (
  <Reads>
    <Choice {...props} />
  </Reads>
)

function Choice({ promoCode }: SubscriptionRouteProps) {
  const { read, readAgain } = useRead(getSubscriptions, { query: { promoCode } })
  const onTryAgain = useLongWait(read.status === 'loading')
  useEffect(() => void track('subscription_choice_status', { status: read.status }), [read.status])
  return (
    <SubscriptionScreen
      subscriptions={read}
      hrefOf={(option) => subscribeHref(option, promoCode)}
      links={pageLinks()}
      onRetry={readAgain}
      onTryAgain={onTryAgain}
    />
  )
}
