import type { ComponentType } from 'react'
import type { CardSlot, WalletSlot } from '../payment/slots.ts'
import type { Drafts } from '../shared/forms/drafts.ts'
import { FocusOnStepChange } from '../shared/screens/FocusOnStepChange.tsx'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import { memberOf } from './account.ts'
import type { CheckoutEvent, CheckoutState, CheckoutStatus } from './checkout.ts'
import type { LazyProps } from './LazyScreens.tsx'
import { CheckoutLayout } from './screens/CheckoutLayout.tsx'
import { Details } from './screens/Details.tsx'
import { LoadingOrder } from './screens/LoadingOrder.tsx'
import { NotOpened } from './screens/NotOpened.tsx'
import { Payment } from './screens/Payment.tsx'
import { promoMessage } from './screens/promoMessage.tsx'
import type { PageLinks } from './screens/StepProps.ts'

export type CheckoutScreenProps = WaitProps & {
  state: CheckoutState
  send: (event: CheckoutEvent) => void
  drafts: Drafts
  /** The payment gateway's card field. */
  card: CardSlot
  /** The payment gateway's wallet buttons. */
  wallets: WalletSlot
  links: PageLinks
  /** The address of the choice of subscriptions (CHK-08). */
  subscribeHref: string
  /** The buyer's own calendar day, `YYYY-MM-DD`. */
  today: string
  /** Signs the member out (NET-13). */
  onSignOut: () => void
  /** Makes the idempotency key of a new attempt to pay. */
  newKey: () => string
  /** `LazyScreens`, or a component that loads them. */
  lazyScreens: ComponentType<Omit<LazyProps, 'forgotPassword'>>
}

/** The checkout, in any of its states. */
export const CheckoutScreen = (props: CheckoutScreenProps) => (
  <FocusOnStepChange stepKey={stepKeyOf(props.state)}>
    <ScreenOf {...props} />
  </FocusOnStepChange>
)

/** The focus stays at the card while the buyer pays. It moves when a look-up ends, as for a new screen. */
function stepKeyOf(state: CheckoutState): string {
  if (atCard.has(state.status)) return 'payment'
  return state.status === 'paymentUnknown' || state.status === 'unresolvedPayment' ? `${state.status}.${state.lookUp}` : state.status
}

const atCard: ReadonlySet<CheckoutStatus> = new Set(['payment', 'preparing', 'paying', 'authenticating', 'repricing'])

function ScreenOf({
  state,
  send,
  drafts,
  card,
  wallets,
  links,
  subscribeHref,
  today,
  onSignOut,
  newKey,
  lazyScreens: Lazy,
  onTryAgain,
}: CheckoutScreenProps) {
  switch (state.status) {
    case 'loading':
      return <LoadingOrder onTryAgain={onTryAgain} />
    case 'unknownOption':
    case 'notSubscription':
    case 'failed':
    case 'expired':
      return <NotOpened state={state} send={send} links={links} subscribeHref={subscribeHref} />
    case 'checkout':
      return (
        <CheckoutLayout visit={state.visit} backHref={links.backHref} note={promoMessage(state.visit)} onSignOut={null}>
          <Details key={memberOf(state.visit.account)?.token} state={state} send={send} host={links.host} />
        </CheckoutLayout>
      )
    case 'payment':
    case 'preparing':
    case 'paying':
    case 'authenticating':
    case 'repricing':
      return (
        <CheckoutLayout
          visit={state.visit}
          backHref={state.status === 'payment' ? links.backHref : null}
          onSignOut={state.status === 'payment' ? onSignOut : null}>
          <Payment state={state} send={send} card={card} wallets={wallets} onPay={() => send({ type: 'paySubmitted', key: newKey() })} />
        </CheckoutLayout>
      )
    case 'signIn':
    case 'forgotPassword':
    case 'paymentUnknown':
    case 'unresolvedPayment':
    case 'giftPage2':
    case 'confirmation':
      return <Lazy state={state} send={send} drafts={drafts} links={links} today={today} onSignOut={onSignOut} />
  }
}
