import type { OfferWire } from '../features/claim/offerWire.ts'

/** What happens when a guest claims the offer. */
type OfferOutcome =
  /** The usual rules apply. */
  | 'byTheRules'
  /** Refused when it is loaded. */
  | 'gone'
  /** Loads, and is refused as no longer valid when it is claimed. */
  | 'notValid'
  | 'alreadyClaimed'
  /** Spent, although nobody claimed it. */
  | 'used'
  | 'uniqueClaimed'
  /** Claimed, with a message about the unique code. */
  | 'uniqueNotice'
  | 'suspended'

/** An offer of the sandbox: the data on the wire, and the server's own. */
export type SandboxOffer = {
  readonly code: string
  /** For the sandbox's home page: what is special, and the result. */
  readonly title: string
  readonly description: string
  readonly wire: OfferWire
  readonly outcome: OfferOutcome
  /** The additional code, if one is needed. */
  readonly claimCode: string | null
  /** Mailboxes of the accounts that the referral belongs to. */
  readonly referrers: readonly string[]
}
