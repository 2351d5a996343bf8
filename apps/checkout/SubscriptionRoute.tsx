import '#theme/store.css.ts'
import { useEffect, useState } from 'react'
import { getSubscriptions } from '../../features/checkout/api.ts'
import { orderIn } from '../../features/checkout/order.ts'
import { withAnswer } from '../../features/shared/api/endpoint.ts'
import { SupportLink } from '../../features/shared/screens/SupportLink.tsx'
import { cancelSubscription, getOwnSubscriptions, keepSubscription } from '../../features/subscription/api.ts'
import { type Change, confirming } from '../../features/subscription/ownSubscription.ts'
import { OwnSubscriptionsScreen } from '../../features/subscription/OwnSubscriptionsScreen.tsx'
import { SubscriptionScreen } from '../../features/subscription/SubscriptionScreen.tsx'
import { SignInPage } from '../runtime/account/SignInPage.tsx'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { Reads, useRead } from '../runtime/api/useRead.tsx'
import { useWriteBy } from '../runtime/api/useWrite.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { currencyOr } from '../runtime/money.ts'
import { useSignedIn } from '../runtime/session/session.ts'
import { track } from '../runtime/tracking/track.ts'
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

/** The subscriptions of the member. Who is not signed in signs in here, and stays at this address. */
const OwnSubscriptionsRoute = () =>
  useSignedIn() ? (
    <OwnSubscriptions />
  ) : (
    <SignInPage intro="Sign in to see or cancel your subscription. No password yet? Set one by “Forgot your password?”. If you can’t sign in, ask our support to cancel it.">
      <SupportLink />
    </SignInPage>
  )

/** A change sets a state, so it needs no key: sent twice, it is the same. */
async function send(change: Change) {
  const path = { id: change.id }
  if (change.to === 'cancel') return confirming(change, await callSignedIn(cancelSubscription, { path }))
  const { amount, nextCharge } = change.agreed
  const body = { amount_to_charge: amount, next_charge_on: nextCharge }
  return confirming(change, await callSignedIn(keepSubscription, { path, body }))
}

function OwnSubscriptions() {
  const { read, readAgain, update } = useRead(getOwnSubscriptions, {})
  const onTryAgain = useLongWait(read.status === 'loading')
  const [asked, setAsked] = useState<string | null>(null)
  const [last, setLast] = useState<Change | null>(null)
  const changing = useWriteBy(send, { invalidates: [getOwnSubscriptions] })
  useEffect(() => void track('own_subscriptions_status', { status: read.status }), [read.status])

  async function change(next: Change) {
    setLast(next)
    const answer = await changing.send(next)
    if (answer?.ok) update((own) => own.map((each) => (each.id === next.id ? answer.value : each)))
    // A refusal is shown in the question; after a lost answer the page shows what it reads.
    if (answer && (answer.ok || answer.failure.kind !== 'refused')) setAsked(null)
  }

  return (
    <OwnSubscriptionsScreen
      subscriptions={read}
      asked={asked}
      onAsk={(id) => {
        changing.reset()
        setAsked(id)
      }}
      change={last && { ...last, submission: changing.submission }}
      onChange={(next) => void change(next)}
      backHref={pageLinks().backHref}
      subscribeHref={subscribeHref(null, null)}
      onRetry={readAgain}
      onTryAgain={onTryAgain}
    />
  )
}
