import * as z from 'zod/mini'
import { brand } from '../../../features/partners/brands/api.ts'
import { account } from '../../../features/partners/finances/api.ts'
import { logo, picture } from '../../../features/partners/images/api.ts'
import { location } from '../../../features/partners/locations/api.ts'
import { member } from '../../../features/partners/team/api.ts'

/** The changes in a project since the sandbox began: null for a deleted item. */
export const partnerChanges = z.object({
  status: z.string(),
  submitShownAt: z.nullable(z.string()),
  locations: z.record(z.string(), z.nullable(location)),
  brands: z.record(z.string(), z.nullable(brand)),
})
export type PartnerChanges = z.output<typeof partnerChanges>

/** A link to the payment provider, for one location, or for all with null. */
const link = z.object({ locationId: z.nullable(z.string()), expiresAt: z.int() })

const help = z.object({ url: z.string(), step: z.string(), message: z.string(), by: z.string(), at: z.int() })

/** The data of a project besides its locations and brands. */
export const partnerExtras = z.object({
  images: z.array(picture),
  logos: z.array(logo),
  accounts: z.array(account),
  /** By id. */
  links: z.record(z.string(), link),
  members: z.array(member),
  help: z.array(help),
})
export type PartnerExtras = z.output<typeof partnerExtras>
