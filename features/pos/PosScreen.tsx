import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { type Outcome as OutcomeState, isOutcome, isUnderWay, mustWait, paymentStepKey } from '../payment/attempt/paymentState.ts'
import { progressText } from '../payment/progress.ts'
import { PaymentOutcome } from '../payment/screens/PaymentOutcome.tsx'
import { EarlierOnDevice } from '../shared/screens/EarlierOnDevice.tsx'
import { FocusOnStepChange, Screen } from '../shared/screens/Screen.tsx'
import { LoadingPos } from './LoadingPos.tsx'
import type { PosEvent, PosPayment } from './pos.ts'
import { isSameAddress } from '../payment/agreement.ts'
import { AddCredit } from './screens/AddCredit.tsx'
import { Success, TillNotInformed } from './screens/Ended.tsx'
import { RedeemCredit } from './screens/RedeemCredit.tsx'
import { Review } from './screens/Review.tsx'
import { CannotContinue } from './screens/CannotContinue.tsx'
import { type StageProps, getHeader } from './screens/page.ts'
import type { PosState } from './states.ts'
import type { OrderLink } from './link.ts'
import { getSums, addressOf } from './toPay.ts'

export type PosScreenProps = StageProps & {
  link: OrderLink
  /** Null before the bill may be read: payments of earlier visits come first. */
  state: PosState | null
  send: (event: PosEvent) => void
}

/** The hosted checkout, in any of its states. A page reads a loading bill, and requests the sign-in. */
export const PosScreen = (props: PosScreenProps) => (
  <FocusOnStepChange stepKey={getStepKey(props)}>
    <CurrentScreen {...props} />
  </FocusOnStepChange>
)

/** The focus stays in the form while its card is saved or run. */
function getStepKey({ state, payment }: PosScreenProps): string {
  if (isOutcome(payment.state)) return paymentStepKey(payment.state)
  if (state?.status === 'review' && isUnderWay(payment.state)) return 'paying'
  return state?.status ?? 'loading'
}

function CurrentScreen({ state, ...props }: PosScreenProps) {
  const { send, pageContext, payment } = props
  const stage = { send, pageContext, payment }
  if (isOutcome(payment.state)) return <Outcome outcome={payment.state} {...props} />
  switch (state?.status) {
    case undefined:
    case 'loading':
      return <LoadingPos sellerLogo={pageContext.logo} />
    case 'redeemCredit':
      return <RedeemCredit state={state} sums={getSums(state.visit)} {...stage} />
    case 'addCredit':
      return <AddCredit state={state} sums={getSums(state.visit)} {...stage} />
    case 'review':
      return isUnderWay(payment.state) ? <Paying {...stage} /> : <Review state={state} sums={getSums(state.visit)} {...stage} />
    case 'success':
      return <Success state={state} {...stage} />
    case 'tillNotInformed':
      return <TillNotInformed state={state} {...stage} />
    case 'ticketError':
    case 'alreadyPaid':
    case 'failed':
    case 'error':
    case 'returning':
      return <CannotContinue state={state} {...stage} />
  }
}

/** The bill is being paid. There is nothing to press, and no way to leave by an accidental tap. */
const Paying = ({ pageContext, payment }: StageProps) => (
  <PublicPage sellerLogo={pageContext.logo} mayLeave={false}>
    <Stack space="lg">
      <Illustration moment="waiting" />
      <Screen title="Redeeming Credit" intro="Applying credit and paying your bill, this may take a moment">
        <Spinner size="lg" label={progressText(payment.state) ?? ''} showLabel />
      </Screen>
    </Stack>
  </PublicPage>
)

type OutcomeProps = Pick<PosScreenProps, 'link' | 'pageContext' | 'payment'> & { outcome: OutcomeState<PosPayment> }

const Outcome = ({ outcome, link, pageContext, payment }: OutcomeProps) => (
  <PublicPage sellerLogo={pageContext.logo} {...getHeader(link.returnUrl, mustWait(outcome))}>
    {/* The page shows every payment of its bill but that of a diner who has signed out. */}
    {outcome.status === 'earlierPaid' && outcome.attempts[0].isGone && isSameAddress(outcome.attempts[0].at, addressOf(link)) ? (
      <EarlierOnDevice onContinue={() => payment.send({ type: 'unresolvedLeft' })} />
    ) : (
      <PaymentOutcome state={outcome} send={payment.send} />
    )}
  </PublicPage>
)
