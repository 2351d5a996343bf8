import type { OfferWire } from '../features/claim/offerWire.ts'

/** What an offer of the sandbox does to whoever claims it. */
export type OfferOutcome =
  /** The rules decide. */
  | 'byTheRules'
  /** Refused when it is loaded. */
  | 'gone'
  /** Loads, and is refused as no longer valid when it is claimed. */
  | 'notValid'
  | 'alreadyClaimed'
  /** Spent without ever having been claimed. */
  | 'used'
  | 'uniqueClaimed'
  /** Claimed, with a word about the unique code. */
  | 'uniqueNotice'
  | 'suspended'

/** An offer of the sandbox: what goes over the wire, and what the server keeps to itself. */
export type SandboxOffer = {
  readonly code: string
  /** For the sandbox's home page: what is special, and where it leads. */
  readonly title: string
  readonly description: string
  readonly wire: OfferWire
  readonly outcome: OfferOutcome
  /** The additional code, where one is needed. */
  readonly claimCode: string | null
  /** Mailboxes of the accounts whose own referral it is. */
  readonly referrers: readonly string[]
}
