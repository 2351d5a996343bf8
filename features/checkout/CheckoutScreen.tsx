import type { ComponentType } from 'react'
import { paymentStepKey } from '../payment/paymentState.ts'
import type { RunningPayment } from '../payment/running.ts'
import type { Drafts } from '../shared/forms/drafts.ts'
import { FocusOnStepChange } from '../shared/screens/FocusOnStepChange.tsx'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import { memberOf } from './account.ts'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import type { LazyProps } from './LazyScreens.tsx'
import type { PurchasePayment } from './purchaseToPay.ts'
import { CheckoutLayout } from './screens/CheckoutLayout.tsx'
import { Details } from './screens/Details.tsx'
import { LoadingOrder } from './screens/LoadingOrder.tsx'
import { NotOpened, isNotOpened } from './screens/NotOpened.tsx'
import { promoMessage } from './screens/promoMessage.tsx'
import type { PageLinks } from './screens/StepProps.ts'

export type CheckoutScreenProps = WaitProps & {
  state: CheckoutState
  send: (event: CheckoutEvent) => void
  drafts: Drafts
  payment: RunningPayment<PurchasePayment>
  links: PageLinks
  /** The address of the choice of subscriptions. */
  subscribeHref: string
  /** The buyer's own calendar day, `YYYY-MM-DD`. */
  today: string
  /** Signs the member out. */
  onSignOut: () => void
  /** `LazyScreens`, or a component that loads them. */
  lazyScreens: ComponentType<Omit<LazyProps, 'forgotPassword'>>
}

/** The checkout, in any of its states. */
export const CheckoutScreen = (props: CheckoutScreenProps) => (
  <FocusOnStepChange stepKey={stepKeyOf(props)}>
    <ScreenOf {...props} />
  </FocusOnStepChange>
)

function stepKeyOf({ state, payment }: CheckoutScreenProps): string {
  if (state.status === 'payment' || state.status === 'repricing') return paymentStepKey(payment.state)
  return state.status === 'readingPurchase' ? `${state.status}.${state.waitsFor.kind}` : state.status
}

function ScreenOf({ subscribeHref, lazyScreens: Lazy, onTryAgain, ...props }: CheckoutScreenProps) {
  const { state, send, links } = props
  if (state.status === 'loading') return <LoadingOrder onTryAgain={onTryAgain} />
  if (state.status === 'checkout') {
    return (
      <CheckoutLayout visit={state.visit} backHref={links.backHref} note={promoMessage(state.visit)} onSignOut={null}>
        <Details key={memberOf(state.visit.account)?.token} state={state} send={send} host={links.host} />
      </CheckoutLayout>
    )
  }
  return isNotOpened(state) ? (
    <NotOpened state={state} send={send} links={links} subscribeHref={subscribeHref} />
  ) : (
    <Lazy {...props} state={state} />
  )
}
