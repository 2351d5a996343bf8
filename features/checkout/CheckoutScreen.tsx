import type { ComponentType } from 'react'
import { FocusOnStepChange } from '../shared/FocusOnStepChange.tsx'
import type { WaitProps } from '../shared/Waiting.tsx'
import { memberOf } from './account.ts'
import type { CheckoutEvent, CheckoutState, CheckoutStatus } from './checkout.ts'
import type { LazyProps } from './LazyScreens.tsx'
import { CheckoutLayout } from './screens/CheckoutLayout.tsx'
import { Details } from './screens/Details.tsx'
import { LoadingOrder } from './screens/LoadingOrder.tsx'
import { NotOpened } from './screens/NotOpened.tsx'
import { Payment } from './screens/Payment.tsx'
import { promoNews } from './screens/promoNews.tsx'
import type { CardSlot, Elsewhere, WalletSlot } from './screens/StepProps.ts'

export type CheckoutScreenProps = WaitProps & {
  state: CheckoutState
  send: (event: CheckoutEvent) => void
  /** The provider's field for a card. */
  card: CardSlot
  /** The provider's buttons for the browser's wallets. */
  wallets: WalletSlot
  elsewhere: Elsewhere
  /** The choice of subscriptions (CHK-08). */
  subscribeHref: string
  /** The buyer's own calendar day, `YYYY-MM-DD`. */
  today: string
  /** Makes a key that no other attempt to pay has. */
  newKey: () => string
  /** `LazyScreens`, or a way to load them. */
  later: ComponentType<LazyProps>
}

/** The whole checkout, at any of its states. */
export const CheckoutScreen = (props: CheckoutScreenProps) => (
  <FocusOnStepChange stepKey={stepKeyOf(props.state)}>
    <ScreenOf {...props} />
  </FocusOnStepChange>
)

/** From the payment to its end the buyer stays at the card; a look-up that ends is news as much as a new screen. */
function stepKeyOf(state: CheckoutState): string {
  if (atCard.has(state.status)) return 'payment'
  return state.status === 'paymentUnknown' || state.status === 'unresolvedPayment' ? `${state.status}.${state.lookUp}` : state.status
}

const atCard: ReadonlySet<CheckoutStatus> = new Set(['payment', 'preparing', 'paying', 'authenticating', 'repricing'])

function ScreenOf({ state, send, card, wallets, elsewhere, subscribeHref, today, newKey, later: Later, onTryAgain }: CheckoutScreenProps) {
  switch (state.status) {
    case 'loading':
      return <LoadingOrder onTryAgain={onTryAgain} />
    case 'unknownOption':
    case 'notSubscription':
    case 'failed':
    case 'expired':
      return <NotOpened state={state} send={send} elsewhere={elsewhere} subscribeHref={subscribeHref} />
    case 'checkout':
      return (
        <CheckoutLayout visit={state.visit} backHref={elsewhere.backHref} note={promoNews(state.visit)}>
          <Details key={memberOf(state.visit.account)?.token} state={state} send={send} host={elsewhere.host} />
        </CheckoutLayout>
      )
    case 'payment':
    case 'preparing':
    case 'paying':
    case 'authenticating':
    case 'repricing':
      return (
        <CheckoutLayout visit={state.visit} backHref={state.status === 'payment' ? elsewhere.backHref : null}>
          <Payment state={state} send={send} card={card} wallets={wallets} onPay={() => send({ type: 'paySubmitted', key: newKey() })} />
        </CheckoutLayout>
      )
    default:
      return <Later state={state} send={send} elsewhere={elsewhere} today={today} />
  }
}
