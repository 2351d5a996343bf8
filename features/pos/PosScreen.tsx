import type { ComponentType } from 'react'
import type { CardSlot } from '../payment/slots.ts'
import { FocusOnStepChange } from '../shared/screens/FocusOnStepChange.tsx'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import type { LazyProps } from './LazyScreens.tsx'
import type { PosEvent, PosState } from './pos.ts'
import { LoadingBill } from '../bill/screens/LoadingBill.tsx'
import { Login } from './screens/Login.tsx'
import type { Around } from './screens/around.ts'

export type PosScreenProps = WaitProps & {
  state: PosState
  send: (event: PosEvent) => void
  around: Around
  /** The payment provider's card field. */
  card: CardSlot
  /** Makes the idempotency key of a new attempt. */
  newKey: () => string
  /** `LazyScreens`, or a component that loads them. */
  lazyScreens: ComponentType<Omit<LazyProps, 'forgotPassword'>>
}

/** The hosted checkout, in any of its states. */
export const PosScreen = (props: PosScreenProps) => (
  <FocusOnStepChange stepKey={stepKeyOf(props.state)}>
    <ScreenOf {...props} />
  </FocusOnStepChange>
)

/** The focus stays in the form while its card is saved or run. */
function stepKeyOf(state: PosState): string {
  if (state.status === 'addingCard') return state.stage
  if (state.status === 'checking') return 'paying'
  if ('lookUp' in state) return `${state.status}.${state.lookUp}`
  if ('request' in state) return state.request.kind === 'credit' ? 'addCredit' : 'paying'
  return state.status
}

function ScreenOf({ state, send, around, card, newKey, lazyScreens: Lazy, onTryAgain }: PosScreenProps) {
  if (state.status === 'login') return <Login state={state} send={send} around={around} />
  if (state.status === 'loading') return <LoadingBill sellerLogo={around.logo} onTryAgain={onTryAgain} />
  return <Lazy state={state} send={send} around={around} card={card} newKey={newKey} />
}
