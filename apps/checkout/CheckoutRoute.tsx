import { today } from '../runtime/page/visit.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { cardsOf } from '../../features/checkout/account.ts'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import { followUpOf, mayGoBack, needsCard, onSignOut, trackedStatus, visitKeys } from '../../features/checkout/pageRules.ts'
import { type PurchasePayment, purchaseRules, purchaseToPay } from '../../features/checkout/purchaseToPay.ts'
import { savedCheckout } from '../../features/checkout/saved.ts'
import type { AskedLink } from '../../features/checkout/visit.ts'
import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import { transition } from '../../features/checkout/transition.ts'
import { begin } from '../../features/checkout/transitions/opening.ts'
import { isEarlier } from '../../features/payment/paymentState.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useFlow } from '../runtime/flow/flowRunner.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { firstTouch } from '../../ui/firstTouch.ts'
import { lazyComponent } from '../runtime/routing/lazyComponent.tsx'
import type { LoosePayment as Payment } from '../runtime/payments/paymentSetup.ts'
import { usePayment } from '../runtime/payments/usePayment.tsx'
import { usePaymentOutcome } from '../runtime/payments/usePaymentOutcome.ts'
import { onSignedOut, signOut } from '../runtime/session/session.ts'
import { token } from '../runtime/session/token.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { track } from '../runtime/tracking/track.ts'
import { EarlierPurchase, LazyScreens } from './LazyScreens.tsx'
import { calls } from './commands.ts'
import { pageLinks } from './pageLinks.ts'
import { readLink } from './link.ts'
import { paymentApi, records } from './paymentApi.ts'
import { isSubscribe, subscribeHref } from './subscribeHref.ts'
import { forgetWhenDone, rememberDone, saveSecrets, secrets } from './visits.ts'

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

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

type Opened = { readonly link: AskedLink; readonly mustRenew: boolean; readonly storageKey: string }

function CheckoutVisit({ search, mustRenew }: { search: string; mustRenew: boolean }) {
  const link = readLink(search)
  const keys = visitKeys(link, mustRenew)
  const opened = { link, mustRenew, storageKey: keys.steps }
  useState(() => forgetWhenDone(opened.storageKey))
  /** Null while earlier attempts come first: nothing of the order is read before they are settled. */
  const [state, setState] = useState<CheckoutState | null>(null)
  const visit = state && 'visit' in state ? state.visit : null
  const paying = state?.status === 'payment' ? state : null
  const payment = usePayment<PurchasePayment>({
    visit: keys.payment,
    records,
    rules: purchaseRules,
    api: paymentApi,
    chargedOf: ({ charged, toCharge }) => charged ?? toCharge,
    paying: paying && purchaseToPay(paying.visit, paying.buyer),
    payer: paying && paying.buyer,
    cards: visit ? cardsOf(visit.account) : [],
    blocks: () => link.option !== null,
    wantsGateway: state !== null && needsCard(state),
    wallet: {
      sum: visit && { amount: visit.order.pay, renews: visit.order.billing.interval !== 'once' },
      isTyping: state?.status === 'checkout' && state.visit.buyer.email !== '',
    },
  })
  return (
    <>
      {isEarlier(payment.state) ? (
        <EarlierPurchase state={payment.state} send={payment.send} />
      ) : (
        <Steps {...opened} payment={payment} onState={setState} />
      )}
      {payment.probe}
    </>
  )
}

type StepsProps = Opened & { payment: Payment<PurchasePayment>; onState: (state: CheckoutState | null) => void }

/** The steps around the payment. */
function Steps({ link, mustRenew, storageKey, payment, onState }: StepsProps) {
  const { state, send, now, drafts } = useFlow({
    begin: () => begin({ link, token: token(), timeZone: timeZone(), mustRenew }),
    transition,
    calls,
    handlers: {
      signOut: () => {
        signOut()
      },
      leavePayment: () => {
        payment.onNextStarted()
      },
    },
    persist: { storage: tabStorage, storageKey, saved: savedCheckout(secrets), onSave: saveSecrets },
    reloaded: { type: 'reloaded' },
  })
  useLayoutEffect(() => {
    onState(state)
    return () => onState(null)
  }, [state, onState])
  usePaymentOutcome(payment, {
    onPaid: (receipt, attempt) => {
      send({ type: 'paid', receipt, attempt })
      // What was paid may have to be read first: the record ends below.
      return false
    },
    onNotPaid: (because) => send({ type: 'notPaid', because }),
  })
  const followPayment = useEffectEvent(() => {
    const next = followUpOf(state, now(), payment.state)
    if (next !== 'shown') return next && send(next)
    payment.onShown()
    payment.onNextStarted()
  })
  useEffect(() => void followPayment(), [payment.state, state])
  useBackSteps(state.status, mayGoBack(state, payment.state), () => {
    if (mayGoBack(now(), payment.state)) send({ type: 'back' })
    return mayGoBack(now(), payment.state)
  })
  const onTryAgain = useLongWait(state.status === 'loading')
  useEffect(() => void firstTouch.then(LazyScreens.preload), [])
  const onSignedOutAnywhere = useEffectEvent(() => {
    const { event, leavesPayment } = onSignOut(now())
    send(event)
    if (!leavesPayment) return
    // At once, or the payment would choose a card of the member again, whom it still sees.
    onState(now())
    payment.onPayerLeft()
  })
  useEffect(() => onSignedOut(() => onSignedOutAnywhere()), [])
  const status = trackedStatus(state, payment.state)
  useEffect(() => {
    if (status === 'confirmation') rememberDone(storageKey)
    void track('checkout_status', { status })
  }, [status, storageKey])
  return (
    <CheckoutScreen
      state={state}
      send={send}
      payment={payment}
      drafts={drafts}
      links={pageLinks()}
      subscribeHref={subscribeHref(null, link.promoCode)}
      today={today()}
      onSignOut={() => {
        signOut()
        // What follows a sign-out is a new checkout, which looks as if nothing had been paid.
        if (state.status === 'confirmation') location.assign(pageLinks().backHref)
      }}
      lazyScreens={LazyScreens}
      onTryAgain={onTryAgain}
    />
  )
}
