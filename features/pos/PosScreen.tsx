import type { CardSlot } from '../payment/slots.ts'
import { EarlierPaid } from '../payment/screens/EarlierPaid.tsx'
import { EarlierPayment } from '../payment/screens/EarlierPayment.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { FocusOnStepChange } from '../shared/FocusOnStepChange.tsx'
import type { WaitProps } from '../shared/Waiting.tsx'
import type { PosEvent, PosState } from './pos.ts'
import { AddCredit } from './screens/AddCredit.tsx'
import { Success, TillNotTold } from './screens/Ended.tsx'
import { ForgotPassword } from './screens/ForgotPassword.tsx'
import { LoadingBill } from './screens/LoadingBill.tsx'
import { Login } from './screens/Login.tsx'
import { Paying } from './screens/Paying.tsx'
import { RedeemCredit } from './screens/RedeemCredit.tsx'
import { Review } from './screens/Review.tsx'
import { TurnedBack } from './screens/TurnedBack.tsx'
import type { Around } from './screens/around.ts'

export type PosScreenProps = WaitProps & {
  state: PosState
  send: (event: PosEvent) => void
  around: Around
  /** The payment provider's card field. */
  card: CardSlot
  /** Makes the idempotency key of a new attempt. */
  newKey: () => string
}

/** The hosted checkout, in any of its states. */
export const PosScreen = (props: PosScreenProps) => (
  <FocusOnStepChange stepKey={stepKeyOf(props.state)}>
    <ScreenOf {...props} />
  </FocusOnStepChange>
)

/** The focus stays in the form while its card is saved or run. */
function stepKeyOf(state: PosState): string {
  switch (state.status) {
    case 'addingCard':
      return state.stage
    case 'checking':
      return 'paying'
    case 'paying':
    case 'authenticating':
      return state.request.kind === 'credit' ? 'addCredit' : 'paying'
    case 'paymentUnknown':
    case 'unresolvedPayment':
      return `${state.status}.${state.lookUp}`
    case 'forgotPassword':
      return state.isSent ? 'mailSent' : state.status
    default:
      return state.status
  }
}

function ScreenOf({ state, send, around, card, newKey, onTryAgain }: PosScreenProps) {
  const stage = { send, around, card, newKey }
  switch (state.status) {
    case 'login':
      return <Login state={state} send={send} around={around} />
    case 'forgotPassword':
      return <ForgotPassword state={state} send={send} around={around} />
    case 'loading':
      return <LoadingBill sellerLogo={around.logo} onTryAgain={onTryAgain} />
    case 'redeemCredit':
      return <RedeemCredit state={state} {...stage} />
    case 'addCredit':
      return <AddCredit state={state} {...stage} />
    case 'review':
      return <Review state={state} {...stage} />
    case 'addingCard':
      if (state.stage === 'redeemCredit') return <RedeemCredit state={state} {...stage} />
      return state.stage === 'addCredit' ? <AddCredit state={state} {...stage} /> : <Review state={state} {...stage} />
    case 'paying':
    case 'authenticating':
      if (state.request.kind === 'credit') return <AddCredit state={state} {...stage} />
      return <Paying state={state} send={send} around={around} />
    case 'checking':
    case 'paymentUnknown':
      return <Paying state={state} send={send} around={around} />
    case 'unresolvedPayment':
      return (
        <PublicPage sellerLogo={around.logo}>
          <EarlierPayment lookUp={state.lookUp} amount={state.attempts[0].amount} send={send} />
        </PublicPage>
      )
    case 'earlierPaid':
      return (
        <PublicPage sellerLogo={around.logo}>
          <EarlierPaid charged={state.amount} email={null} send={send} />
        </PublicPage>
      )
    case 'success':
      return <Success state={state} send={send} around={around} />
    case 'tillNotTold':
      return <TillNotTold state={state} send={send} around={around} />
    case 'ticketError':
    case 'alreadyPaid':
    case 'failed':
    case 'error':
    case 'returning':
      return <TurnedBack state={state} send={send} around={around} />
  }
}
