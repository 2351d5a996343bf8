import { optional } from '../api/wire.ts'
import { link } from './link.ts'

const optionalLink = optional(link)

/** The addresses on the wire at which a phone's wallet takes a gift or a pass. */
export const walletPassFields = { apple_wallet_url: optionalLink, google_wallet_url: optionalLink }

/** Null where the server has none. */
export type WalletPasses = { readonly apple: string | null; readonly google: string | null }

type Wire = { readonly apple_wallet_url: string | null; readonly google_wallet_url: string | null }

export const passesFromWire = (wire: Wire): WalletPasses => ({ apple: wire.apple_wallet_url, google: wire.google_wallet_url })
