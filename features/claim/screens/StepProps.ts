import type * as flow from '../../shared/flow.ts'
import type { ClaimEvent, ClaimStatus, StateOf } from '../claim.ts'

/** What a screen is given: its own state, and a way to say what the guest did. */
export type StepProps<Status extends ClaimStatus> = flow.StepProps<StateOf<Status>, ClaimEvent>
