import type { Drafts } from '../../shared/forms/drafts.ts'
import type * as flow from '../../shared/flow/flow.ts'
import type { ClaimStatus, StateOf } from '../claim.ts'
import type { ClaimEvent } from '../events.ts'

/** The props of a screen. */
export type StepProps<Status extends ClaimStatus> = flow.StepProps<StateOf<Status>, ClaimEvent>

/** The props of a screen with a form whose text is saved. */
export type FormProps<Status extends ClaimStatus> = StepProps<Status> & { drafts: Drafts }
