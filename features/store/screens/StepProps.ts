import type * as flow from '../../shared/flow/flow.ts'
import type { PurchaseEvent, PurchaseStatus, StateOf } from '../purchase.ts'

/** What a screen is given: its own state, and a way to say what the buyer did. */
export type StepProps<Status extends PurchaseStatus> = flow.StepProps<StateOf<Status>, PurchaseEvent>
