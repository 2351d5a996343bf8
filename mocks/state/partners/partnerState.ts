import type { Brand } from '../../../features/partners/brands/api.ts'
import type { BrandImage } from '../../../features/partners/images/image.ts'
import type { Location } from '../../../features/partners/locations/api.ts'
import type { AccountSeed } from '../../examples/partners/finances.ts'
import type { MemberSeed } from '../../../features/partners/examples/team.ts'

/** What was changed in a project since the sandbox began: null for what was deleted. */
export type PartnerChanges = {
  status: string
  submitShownAt: string | null
  locations: Record<string, Location | null>
  brands: Record<string, Brand | null>
}

/** A link to the payment provider, for one location, or for all with null. */
type OAuthLink = { readonly locationId: string | null; readonly expiresAt: number }

/** Who was invited, and who was not, with the reason. */
export type Invited = { readonly invited: string[]; readonly skipped: { readonly email: string; readonly reason: string | null }[] }

/** What a project has besides its locations and brands. */
export type PartnerExtras = {
  images: BrandImage[]
  logos: { id: string; url: string }[]
  accounts: AccountSeed[]
  /** By id. */
  links: Record<string, OAuthLink>
  members: MemberSeed[]
  help: { url: string; step: string; message: string; by: string; at: number }[]
  /** The answers to invitations, by idempotency key. */
  invitations?: Record<string, Invited>
  /** By idempotency key: what acted already. */
  acted: string[]
}
