import '#theme/store.css.ts'
import { useEffect } from 'react'
import { getSubscriptions } from '../../features/checkout/api.ts'
import { orderIn } from '../../features/checkout/order.ts'
import { withAnswer } from '../../features/shared/api/endpoint.ts'
import { SupportLink } from '../../features/shared/screens/SupportLink.tsx'
import { SubscriptionScreen } from '../../features/subscription/SubscriptionScreen.tsx'
import { SignInPage } from '../runtime/account/SignInPage.tsx'
import { Reads, useRead } from '../runtime/api/useRead.tsx'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { currencyOr } from '../runtime/money.ts'
import { useSignedIn } from '../runtime/session/session.ts'
import { reportStep } from '../runtime/page/report.ts'
import { OwnSubscriptions } from './OwnSubscriptions.tsx'
import { pageLinks, subscribeHref } from './pageLinks.ts'

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
  useEffect(() => reportStep('subscription_choice_status', { status: read.status }), [read.status])
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

/** The subscriptions of the member. Who is not signed in signs in here, and stays at this address. */
const OwnSubscriptionsRoute = () =>
  useSignedIn() ? (
    <OwnSubscriptions />
  ) : (
    <SignInPage intro="Sign in to see or cancel your subscription. No password yet? Set one by “Forgot your password?”. If you can’t sign in, ask our support to cancel it.">
      <SupportLink />
    </SignInPage>
  )
