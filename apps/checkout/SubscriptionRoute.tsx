import { useEffect } from 'react'
import { SubscriptionScreen } from '../../features/subscription/SubscriptionScreen.tsx'
import { orderIn } from '../../features/checkout/order.ts'
import { withAnswer } from '../../features/shared/api/endpoint.ts'
import { currencyOr } from '../runtime/money.ts'
import { getSubscriptions } from '../../features/checkout/api.ts'
import { Reads, useRead } from '../runtime/api/useRead.tsx'
import { track } from '../runtime/tracking/track.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { OwnSubscriptionsRoute } from './OwnSubscriptionsRoute.tsx'
import { pageLinks } from './pageLinks.ts'
import { subscribeHref } from './subscribeHref.ts'

type SubscriptionRouteProps = {
  /** Whether it shows the member's own subscriptions, and not those on sale. */
  isOwn: boolean
  promoCode: string | null
}

/** The member's own subscriptions, or the choice of one, if the address names none. */
export const SubscriptionRoute = ({ isOwn, promoCode }: SubscriptionRouteProps) => (
  <Reads>{isOwn ? <OwnSubscriptionsRoute /> : <Choice promoCode={promoCode} />}</Reads>
)

function Choice({ promoCode }: Pick<SubscriptionRouteProps, 'promoCode'>) {
  const ordered = withAnswer(getSubscriptions, (sold) => sold.map(orderIn(currencyOr())))
  const { read, readAgain } = useRead(ordered, { query: { promoCode } })
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
