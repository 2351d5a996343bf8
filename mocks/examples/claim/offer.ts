import type { ClaimStatus } from '../../../features/claim/claim.ts'
import type { OfferWire } from '../../../features/claim/offerWire.ts'
import type { Refused } from '../../state/memory/refusal.ts'

/** The result of claiming the offer. */
type OfferOutcome =
  /** The usual rules apply. */
  | 'byTheRules'
  /** Refused when it is loaded. */
  | 'gone'
  /** Spent without ever having been claimed. */
  | 'used'
  /** Claimed, with a word about the unique code. */
  | 'uniqueNotice'
  /** Loads, and is refused when it is claimed. */
  | Refused

/** An offer of the sandbox: the data on the wire, and the server's own. */
export type SandboxOffer = {
  readonly code: string
  /** For the sandbox's home page: what is special, and the result. */
  readonly title: string
  readonly description: string
  readonly wire: OfferWire
  readonly outcome: OfferOutcome
  /** The status that the offer is a way to, for the guest who must claim it. */
  readonly leadsTo?: { readonly status: ClaimStatus; readonly guest: 'anyone' | 'member' }
  /** The additional code, where one is needed. */
  readonly claimCode: string | null
  /** Mailboxes of the accounts that the referral belongs to. */
  readonly referrers: readonly string[]
}
