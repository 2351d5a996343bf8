import type { ComponentType } from 'react'
import { isOutcome, isUnderWay, paymentStepKey } from '../payment/paymentState.ts'
import { FocusOnStepChange } from '../shared/screens/FocusOnStepChange.tsx'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import type { LazyProps } from './LazyScreens.tsx'
import type { PosState } from './pos.ts'
import { LoadingPos } from './LoadingPos.tsx'
import { SignIn } from './screens/SignIn.tsx'

export type PosScreenProps = WaitProps &
  Omit<LazyProps, 'state' | 'forgotPassword'> & {
    /** Null before the bill may be read: payments of earlier visits come first. */
    state: PosState | null
    /** `LazyScreens`, or a component that loads them. */
    lazyScreens: ComponentType<Omit<LazyProps, 'forgotPassword'>>
  }

/** The hosted checkout, in any of its states. */
export const PosScreen = (props: PosScreenProps) => (
  <FocusOnStepChange stepKey={stepKeyOf(props)}>
    <ScreenOf {...props} />
  </FocusOnStepChange>
)

/** The focus stays in the form while its card is saved or run. */
function stepKeyOf({ state, payment }: PosScreenProps): string {
  if (isOutcome(payment.state)) return paymentStepKey(payment.state)
  if (state?.status === 'review' && isUnderWay(payment.state)) return 'paying'
  return state?.status ?? 'loading'
}

function ScreenOf({ state, lazyScreens: Lazy, onTryAgain, ...props }: PosScreenProps) {
  const { send, pageContext, payment } = props
  if (isOutcome(payment.state)) return <Lazy state={null} {...props} />
  if (state === null || state.status === 'loading') return <LoadingPos sellerLogo={pageContext.logo} onTryAgain={onTryAgain} />
  return state.status === 'signIn' ? <SignIn state={state} send={send} pageContext={pageContext} /> : <Lazy state={state} {...props} />
}
