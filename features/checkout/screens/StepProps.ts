import type { HostPrefix } from '../../shared/links/hostPrefix.ts'

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
