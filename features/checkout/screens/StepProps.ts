import type { ReactNode } from 'react'
import type { HostPrefix } from '../../shared/hostPrefix.ts'
import type * as flow from '../../shared/flow.ts'
import type { CheckoutEvent, CheckoutStatus, StateOf } from '../checkout.ts'

/** What a screen is given: its own state, and a way to say what the buyer did. */
export type StepProps<Status extends CheckoutStatus> = flow.StepProps<StateOf<Status>, CheckoutEvent>

/** Where else a buyer can go, by the kind of host that they are at (ENT-06). */
export type Elsewhere = {
  readonly host: HostPrefix
  /** The page on which something can be chosen. */
  readonly backHref: string
  /** The map of the places that take the pass. */
  readonly passMapHref: string
}

/** The provider's field for a card, which only the provider can read; or how far it has come (CHK-04). */
export type CardSlot =
  | { readonly kind: 'loading' }
  /** The provider's script did not come: blocked, or too slow. */
  | { readonly kind: 'unavailable'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly field: ReactNode }

/** The provider's buttons for the wallets that the browser has (CHK-04). They take no room while they are asked for. */
export type WalletSlot = { readonly kind: 'none' } | { readonly kind: 'asking' | 'ready'; readonly buttons: ReactNode }
