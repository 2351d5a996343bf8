import type { Drafts } from '../../shared/forms/useDraftForm.ts'
import type { HostPrefix } from '../../shared/links/hostPrefix.ts'
import type * as flow from '../../shared/flow/flow.ts'
import type { CheckoutStatus, StateOf } from '../checkout.ts'
import type { CheckoutEvent } from '../events.ts'

/** The props of a screen: its state, and a callback for the buyer's events. */
export type StepProps<Status extends CheckoutStatus> = flow.StepProps<StateOf<Status>, CheckoutEvent>

/** The same for a screen with a form whose text is saved. */
export type FormProps<Status extends CheckoutStatus> = StepProps<Status> & { drafts: Drafts }

/** Links to other pages, by the kind of host. */
export type PageLinks = {
  readonly host: HostPrefix
  /** The page on which the buyer chooses an option. */
  readonly backHref: string
  /** The map of the restaurants, and of those that accept the pass. */
  readonly mapHref: string
  readonly passMapHref: string
  /** Our own page of a member's subscriptions. */
  readonly manageHref: string
}
