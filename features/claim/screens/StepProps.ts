import type { Drafts } from '../../shared/forms/drafts.ts'
import type * as flow from '../../shared/flow/flow.ts'
import type { ClaimEvent, ClaimStatus, StateOf } from '../claim.ts'

/** The props of a screen. */
export type StepProps<Status extends ClaimStatus> = flow.StepProps<StateOf<Status>, ClaimEvent>

/** The props of a screen with a form whose text is saved. */
export type FormProps<Status extends ClaimStatus> = StepProps<Status> & { drafts: Drafts }
