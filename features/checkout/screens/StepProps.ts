import type { ReactNode } from 'react'
import type { HostPrefix } from '../../shared/hostPrefix.ts'
import type * as flow from '../../shared/flow.ts'
import type { CheckoutEvent, CheckoutStatus, StateOf } from '../checkout.ts'

/** What a screen is given: its own state, and a way to say what the buyer did. */
export type StepProps<Status extends CheckoutStatus> = flow.StepProps<StateOf<Status>, CheckoutEvent>

/** Links to other pages, by the kind of host (ENT-06). */
export type Elsewhere = {
  readonly host: HostPrefix
  /** The page on which the buyer chooses an option. */
  readonly backHref: string
  /** The map of places that accept the pass. */
  readonly passMapHref: string
}

/** The payment gateway's card field, which only the gateway can read (CHK-04). */
export type CardSlot =
  | { readonly kind: 'loading' }
  /** The gateway's script did not load: it was blocked, or it was too slow. */
  | { readonly kind: 'unavailable'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly field: ReactNode }

/** The payment gateway's wallet buttons (CHK-04). They are invisible and take no space while `asking`. */
export type WalletSlot = { readonly kind: 'none' } | { readonly kind: 'asking' | 'ready'; readonly buttons: ReactNode }
