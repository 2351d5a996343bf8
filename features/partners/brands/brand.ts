import * as z from 'zod/mini'
import { fields, flag, id, listOf, listOrEmpty, name, optional, text } from '../../shared/api/wire.ts'
import { brandSummary } from '../project.ts'
import { version } from '../records/version.ts'

const ids = listOrEmpty(id)

/** What a partner may change in the form of a brand, besides its name and tags. */
export const changeable = {
  description: ['brand_description', text],
  websiteUrl: ['website_url', text],
  cmsProvider: ['cms_provider', text],
} as const

export const chosenTags = { tagIds: ['tag_ids', ids], favoriteTagIds: ['favorite_tag_ids', ids] } as const

const brand = fields({
  ...brandSummary,
  ...changeable,
  ...chosenTags,
  galleryImageIds: ['gallery_images_ids', ids],
  heroImageId: ['hero_image_id', optional(id)],
  logoDarkId: ['logo_dark_id', optional(id)],
  logoLightId: ['logo_light_id', optional(id)],
  logoLightWideId: ['logo_light_wide_id', optional(id)],
  logoDarkWideId: ['logo_dark_wide_id', optional(id)],
  baseLogoId: ['base_logo_id', optional(id)],
  noColorAlteration: ['no_color_alteration', flag],
  version,
})

/** A restaurant brand, as its partner sets it up. */
export type Brand = z.output<typeof brand>

/** `{ partner_brands: … }` of the wire. The names of the answers are our decision, after those of the requests. */
export const brandsResponse = fields({ brands: ['partner_brands', listOf(brand)] })

/** What a website can be built with. */
const cmsProvider = z.object({ value: name, label: name })
export type CmsProvider = z.output<typeof cmsProvider>

/** `{ cms_providers: … }` of the wire. Its shape is our decision. */
export const cmsProvidersResponse = fields({ providers: ['cms_providers', listOf(cmsProvider)] })
