import type { ReactNode } from 'react'

/** The payment gateway's card field, which only the gateway can read. */
export type CardSlot =
  | { readonly kind: 'loading' }
  /** The gateway's script did not load: it was blocked, or it was too slow. */
  | { readonly kind: 'unavailable'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly field: ReactNode; readonly onTypeAnother: () => void }

/** Another way that the gateway takes, such as Link: its name, and the gateway's form. It loads when it is drawn. */
export type OtherWays = { readonly label: string; readonly form: ReactNode }

/** The payment gateway's wallet buttons. They are invisible and take no space while `asking`. */
export type WalletSlot = { readonly kind: 'none' } | { readonly kind: 'asking' | 'ready'; readonly buttons: ReactNode }
