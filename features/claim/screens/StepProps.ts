import type * as flow from '../../shared/flow.ts'
import type { ClaimEvent, ClaimStatus, StateOf } from '../claim.ts'

/** The props of a screen. */
export type StepProps<Status extends ClaimStatus> = flow.StepProps<StateOf<Status>, ClaimEvent>
