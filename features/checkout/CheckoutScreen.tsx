import type { ComponentType } from 'react'
import { isEarlier, paymentStepKey } from '../payment/attempt/paymentState.ts'
import type { RunningPayment } from '../payment/attempt/running.ts'
import { FocusOnStepChange } from '../shared/screens/Screen.tsx'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import { memberFromAccount } from './account.ts'
import type { BoughtState } from './bought.ts'
import type { CheckoutState, StepProps } from './checkout.ts'
import type { CheckoutEvent } from './events.ts'
import type { LazyProps } from './screens/LazyScreens.tsx'
import type { PurchasePayment } from './purchaseToPay.ts'
import { CheckoutLayout } from './screens/CheckoutLayout.tsx'
import { Details } from './screens/Details.tsx'
import { LoadingOrder } from './screens/LoadingOrder.tsx'
import { NotOpened, isNotOpened } from './screens/NotOpened.tsx'
import { promoMessage } from './screens/OrderSummary.tsx'
import type { PageLinks } from './hosts.ts'
import { isTypedEarly } from './visit.ts'

export type CheckoutScreenProps = WaitProps & {
  /** Null before the first step: an earlier visit's attempt comes first. */
  state: Exclude<CheckoutState, BoughtState> | null
  send: (event: CheckoutEvent) => void
  payment: RunningPayment<PurchasePayment>
  links: PageLinks
  /** The payment comes next, and its screen is not there yet. */
  isGoingOn?: boolean | undefined
  subscribeHref: string
  /** `LazyScreens`, or a component that loads them. */
  lazyScreens: ComponentType<Omit<LazyProps, 'signIn'>>
}

/** The checkout, in any of its states but the last. An earlier attempt comes before each. */
export function CheckoutScreen({ isGoingOn, subscribeHref, lazyScreens: Lazy, onTryAgain, ...props }: CheckoutScreenProps) {
  const { send, links, payment } = props
  const state = isEarlier(payment.state) ? null : props.state
  return (
    <FocusOnStepChange stepKey={stepKey(state, payment)}>
      {state?.status === 'loading' && !isTypedEarly(state.opening) ? (
        <LoadingOrder onTryAgain={onTryAgain} />
      ) : state?.status === 'checkout' || state?.status === 'loading' ? (
        <DetailsPage state={state} isGoingOn={isGoingOn} send={send} links={links} onTryAgain={onTryAgain} />
      ) : state && isNotOpened(state) ? (
        <NotOpened state={state} send={send} links={links} subscribeHref={subscribeHref} />
      ) : (
        <Lazy {...props} state={state} />
      )}
    </FocusOnStepChange>
  )
}

type DetailsProps = WaitProps & StepProps<'checkout' | 'loading'> & Pick<CheckoutScreenProps, 'links' | 'isGoingOn'>

/** The buyer's details. Also the shell, which a guest can type into before any script has loaded. */
export function DetailsPage(props: DetailsProps) {
  const visit = props.state.status === 'checkout' ? props.state.visit : null
  return (
    <CheckoutLayout visit={visit} backHref={props.links.backHref} note={visit && promoMessage(visit)}>
      <Details key={visit ? memberFromAccount(visit.account)?.email : undefined} {...props} />
    </CheckoutLayout>
  )
}

function stepKey(state: CheckoutScreenProps['state'], payment: RunningPayment<PurchasePayment>): string {
  if (state === null || state.status === 'payment' || state.status === 'repricing') return paymentStepKey(payment.state)
  // The buyer who types meanwhile stays in their field.
  if (state.status === 'loading' && isTypedEarly(state.opening)) return 'checkout'
  return state.status === 'readingPurchase' ? `${state.status}.${state.waitsFor.kind}` : state.status
}
