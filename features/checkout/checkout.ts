import type * as flow from '../shared/flow/flow.ts'
import type { Rules, Step } from '../shared/flow/flow.ts'
import type { CheckoutCommand, CheckoutEvent } from './events.ts'
import type { BoughtState } from './states/bought.ts'
import type { DetailsState } from './states/details.ts'
import type { OpeningState } from './states/opening.ts'
import type { PayingState } from './states/paying.ts'
import type { ReadingState } from './states/reading.ts'

/** Every state of the checkout. Each file of `states/` declares, builds and saves its own. */
export type CheckoutState = OpeningState | DetailsState | PayingState | ReadingState | BoughtState

export type CheckoutStatus = CheckoutState['status']
export type StateOf<Status extends CheckoutStatus> = flow.StateOf<CheckoutState, Status>

export type CheckoutStep = Step<CheckoutState, CheckoutCommand>
/** The event handlers of these states. They ignore all other events. */
export type RulesOf<State extends CheckoutState> = Pick<Rules<CheckoutState, CheckoutEvent, CheckoutCommand>, State['status']>
