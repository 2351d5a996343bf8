import { useLocation } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import type { CheckoutState, CheckoutStatus } from '../../features/checkout/checkout.ts'
import { offersToPay } from '../../features/checkout/offersToPay.ts'
import { isFree } from '../../features/checkout/total.ts'
import { canGoBack, transition } from '../../features/checkout/transition.ts'
import { savedCheckout } from '../../features/checkout/saved.ts'
import { beginAfter } from '../../features/checkout/transitions/unresolvedPayment.ts'
import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import { firstTouch } from '../runtime/page/firstTouch.ts'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'
import { LoadPayments } from '../runtime/payments/loadPayments.ts'
import { createPaymentGateway } from '../runtime/payments/paymentGateway.ts'
import { useDoubleTapGuard } from '../runtime/payments/useDoubleTapGuard.ts'
import { usePayments } from '../runtime/payments/usePayments.tsx'
import { useWallets } from '../runtime/payments/useWallets.tsx'
import { tabStorage } from '../runtime/storage/storage.ts'
import { onSignedOut, signOut } from '../runtime/session/session.ts'
import { token } from '../runtime/session/token.ts'
import { today } from '../runtime/page/today.ts'
import { track } from '../runtime/tracking/track.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useFlow } from '../runtime/flow/useFlow.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { LazyScreens } from './LazyScreens.tsx'
import { pageLinks } from './pageLinks.ts'
import { callsWith } from './commands.ts'
import { readLink } from './link.ts'
import { isSubscribe, subscribeHref } from './subscribeHref.ts'
import { newKey, unresolvedPayments } from './unresolvedPayments.ts'
import { forgetWhenDone, rememberDone, secrets, watchVisit } from './visits.ts'

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Before these states there is nothing to pay for yet. */
const withoutCard: ReadonlySet<CheckoutStatus> = new Set([
  'loading',
  'unknownOption',
  'notSubscription',
  'failed',
  'unresolvedPayment',
  'expired',
  'giftPage2',
  'confirmation',
])

/** An order without a price needs no payment gateway. */
const needsCard = (state: CheckoutState) => !withoutCard.has(state.status) && !('visit' in state && isFree(state.visit.order))

/** Most buyers come with an option, so the choice of subscriptions is loaded only when needed. */
const SubscriptionRoute = lazyComponent(
  async () => (await import('./SubscriptionRoute.tsx')).SubscriptionRoute,
  () => <LoadingOrder />,
)

/** The checkout of the address's option. Another option starts another visit. */
export function CheckoutRoute() {
  const { pathname, searchStr } = useLocation()
  const mustRenew = isSubscribe(pathname)
  const { option, promoCode } = readLink(searchStr)
  if (mustRenew && !option) return <SubscriptionRoute promoCode={promoCode} />
  return <CheckoutVisit key={`${mustRenew} ${searchStr}`} search={searchStr} mustRenew={mustRenew} />
}

function CheckoutVisit({ search, mustRenew }: { search: string; mustRenew: boolean }) {
  const link = readLink(search)
  // An option may be sold at one of the two addresses only.
  const storageKey = `flow.checkout.${mustRenew ? 'subscribe.' : ''}${link.option?.kind}.${link.option?.id}.${link.promoCode ?? ''}`
  useState(() => forgetWhenDone(storageKey))
  const [watch] = useState(() => watchVisit(storageKey))
  const loadPayments = use(LoadPayments)
  const [gateway] = useState(() => createPaymentGateway(loadPayments))
  const { state, send, now, drafts } = useFlow({
    begin: () => beginAfter(unresolvedPayments(), { link, token: token(), timeZone: timeZone(), mustRenew }),
    transition,
    calls: callsWith(gateway.provider),
    handlers: {
      signOut: () => {
        signOut()
      },
    },
    persist: { storage: tabStorage, storageKey, saved: savedCheckout(secrets, unresolvedPayments), onSave: watch.saved },
    reloaded: { type: 'reloaded' },
  })
  const [begun, setBegun] = useState(false)
  const { stripe, card } = usePayments(gateway, needsCard(state), null, () => {
    setBegun(true)
    send({ type: 'cardChanged' })
  })
  const isTooEarly = useDoubleTapGuard(offersToPay(state))
  const visit = 'visit' in state ? state.visit : null
  const { wallets, probe } = useWallets({
    sum: visit && { amount: visit.order.pay, renews: visit.order.billing.interval !== 'once' },
    isTyping: state.status === 'checkout' && state.visit.buyer.email !== '',
    stripe,
    begun,
    mayPay: () => now().status === 'payment' && !isTooEarly(),
    onConfirm: (consent) => {
      // The buyer confirmed a wallet's sheet after they had gone on in another way.
      if (now().status !== 'payment') return consent.paymentFailed()
      gateway.setWalletConsent(consent)
      send({ type: 'walletConfirmed', key: newKey() })
    },
  })
  useBackSteps(state.status, canGoBack(state), () => {
    send({ type: 'back' })
    return canGoBack(now())
  })
  const onTryAgain = useLongWait(state.status === 'loading')
  useEffect(() => void firstTouch.then(LazyScreens.prefetch), [])
  useEffect(() => watch.shown(state), [watch, state])
  useEffect(() => onSignedOut(() => send({ type: 'signedOutAnywhere' })), [send])
  useEffect(() => {
    if (state.status === 'confirmation') rememberDone(storageKey)
    void track('checkout_status', { status: state.status })
  }, [state.status, storageKey])
  return (
    <>
      <CheckoutScreen
        state={state}
        send={send}
        drafts={drafts}
        card={card}
        wallets={wallets}
        links={pageLinks()}
        subscribeHref={subscribeHref(null, link.promoCode)}
        today={today()}
        newKey={newKey}
        onSignOut={() => {
          signOut()
          // What follows a sign-out is a new checkout, which looks as if nothing had been paid.
          if (state.status === 'confirmation') location.assign(pageLinks().backHref)
        }}
        lazyScreens={LazyScreens}
        onTryAgain={onTryAgain}
      />
      {probe}
    </>
  )
}
