import { useEffect, useState } from 'react'
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { pageOf } from '../../features/checkout/bought.ts'
import { canGoBack, checkoutSurface, paymentIn } from '../../features/checkout/page.ts'
import { purchaseRules } from '../../features/checkout/purchaseToPay.ts'
import type { BoughtSlot } from '../../features/checkout/screens/Bought.tsx'
import type { LazyProps } from '../../features/checkout/screens/LazyScreens.tsx'
import { isChoosing, isEarlier } from '../../features/payment/attempt/paymentState.ts'
import { FocusOnStepChange } from '../../features/shared/screens/Screen.tsx'
import { firstTouch } from '../../ui/lazy/firstTouch.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'
import { usePaymentPage } from '../runtime/payments/usePaymentPage.tsx'
import { rights } from '../runtime/session/rights.ts'
import { useSignedIn } from '../runtime/session/session.ts'
import { useSessionEnd } from '../runtime/session/useSessionEnd.ts'
import { token } from '../runtime/session/token.ts'
import { reportStep } from '../runtime/page/report.ts'
import { calls } from './commands.ts'
import { readLink } from './link.ts'
import { presentFromSearch } from './presentFromSearch.ts'
import { pageLinks, subscribeHref } from './pageLinks.ts'
import { paymentApi, records } from './paymentApi.ts'
import { forgetWhenDone, rememberDone, visitKey } from './visits.ts'

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The screens after the first ones, with a sign-in. They load while the buyer fills in the first one. */
const LazyScreens = lazyComponent<Omit<LazyProps, 'signIn'>>(async () => {
  const [{ LazyScreens: Screens }, { SignInSteps }] = await Promise.all([
    import('../../features/checkout/screens/LazyScreens.tsx'),
    import('../runtime/account/SignInSteps.tsx'),
  ])
  return function Lazy(props) {
    return <Screens {...props} signIn={SignInSteps} />
  }
})

type Props = {
  readonly search: string
  readonly mustRenew: boolean
  /** The page of what was bought. */
  readonly bought: BoughtSlot & { readonly preload: () => void }
}

/** The checkout of one option. It ends once the option is paid. */
export function CheckoutRoute({ search, mustRenew, bought: Bought }: Props) {
  const link = readLink(search)
  const present = presentFromSearch(search)
  const storageKey = visitKey(link, mustRenew, present)
  useState(() => forgetWhenDone(storageKey))
  const { flow, next, send, now, drafts, payment } = usePaymentPage({
    surface: checkoutSurface(
      () => ({ link, isMember: token() !== null, timeZone: timeZone(), mustRenew, ...(present && { present }) }),
      () => token() !== null,
    ),
    view: paymentIn,
    storageKey,
    records,
    rules: purchaseRules,
    api: paymentApi,
    blocks: () => link.option !== null,
    calls,
    handlers: { save: () => {} },
  })
  useBackSteps(flow?.status ?? '', canGoBack(flow, payment.state), () => {
    if (canGoBack(now(), payment.state)) send({ type: 'back' })
    return canGoBack(now(), payment.state)
  })
  const onTryAgain = useLongWait(flow?.status === 'loading')
  useEffect(() => void firstTouch.then(LazyScreens.preload), [])
  const isNearEnd = flow?.status === 'payment' || flow?.status === 'readingPurchase'
  useEffect(() => {
    if (isNearEnd) Bought.preload()
  }, [isNearEnd, Bought])
  const isSignedIn = useSignedIn()
  useSessionEnd(() => send({ type: 'signedOutAnywhere', wasSignedIn: isSignedIn }))
  const purchase = flow?.status === 'bought' ? flow.purchase : null
  useEffect(() => {
    for (const right of [purchase?.giftRight, purchase?.passwordRight]) if (right) rights.save(right)
  }, [purchase])
  const page = flow?.status === 'bought' ? pageOf(flow) : flow?.status
  const status = page === 'payment' && !isChoosing(payment.state) ? payment.state.status : page
  useEffect(() => {
    if (status === 'confirmation') rememberDone(storageKey)
    if (status !== undefined) reportStep('checkout_status', { status })
  }, [status, storageKey])
  const isBought = flow?.status === 'bought' && !isEarlier(payment.state)
  return (
    <>
      <FocusOnStepChange stepKey={isBought ? 'bought' : 'checkout'}>
        {isBought ? (
          <Bought key={flow.paidBy} state={flow} send={send} drafts={drafts} links={pageLinks()} />
        ) : (
          <CheckoutScreen
            state={flow?.status === 'bought' ? null : flow}
            send={send}
            payment={payment}
            links={pageLinks()}
            isGoingOn={flow?.status === 'checkout' && next?.status === 'payment'}
            subscribeHref={subscribeHref(null, link.promoCode)}
            lazyScreens={LazyScreens}
            onTryAgain={onTryAgain}
          />
        )}
      </FocusOnStepChange>
      {payment.probe}
    </>
  )
}
