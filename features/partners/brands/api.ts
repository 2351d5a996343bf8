import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { projectCall } from '../projectCall.ts'
import { fields, flag, id, inside, listOf, listOrEmpty, name, nothing, optional, mapped } from '../../shared/api/wire.ts'
import { type BrandTags, brandSummary, brandTags } from '../project.ts'
import {
  type Changes,
  chosenIds,
  field,
  longText,
  optionalText,
  record,
  requiredText,
  webAddress,
  writtenVersion,
} from '../records/record.ts'

const about = { group: 'About the brand' }
const website = { group: 'Website' }
const tags = { group: 'Tags' }

const values = record({
  name: field('brand_name', 'Name', requiredText('Enter the name of the brand'), about),
  description: field('brand_description', 'Description', longText(1_000), about),
  websiteUrl: field('website_url', 'Website address', webAddress, website),
  cmsProvider: field('cms_provider', 'Website built with', optionalText, website),
  tagIds: field('tag_ids', 'Tags', chosenIds, tags),
  favoriteTagIds: field('favorite_tag_ids', 'Favorites', chosenIds, tags),
})

/** The brand's fields that a partner may change, in the order of the form. Images and logos have a page of their own. */
export const brandRecord = {
  ...values,
  // Somebody else may have made a favorite of a tag that this person does not choose.
  form: mapped(values.form, (brand): z.output<typeof values.form> => ({
    ...brand,
    favoriteTagIds: brand.favoriteTagIds.filter((id) => brand.tagIds.includes(id)),
  })),
}

export type BrandDraft = z.input<typeof brandRecord.form>
export type BrandValues = z.output<typeof brandRecord.form>
export type BrandChanges = Changes<typeof brandRecord>

export const brand = fields({
  ...brandSummary,
  ...brandRecord.read,
  galleryImageIds: ['gallery_images_ids', listOrEmpty(id)],
  heroImageId: ['hero_image_id', optional(id)],
  logoDarkId: ['logo_dark_id', optional(id)],
  logoLightId: ['logo_light_id', optional(id)],
  logoLightWideId: ['logo_light_wide_id', optional(id)],
  logoDarkWideId: ['logo_dark_wide_id', optional(id)],
  baseLogoId: ['base_logo_id', optional(id)],
  noColorAlteration: ['no_color_alteration', flag],
})

/** A restaurant brand, as its partner sets it up. */
export type Brand = z.output<typeof brand>

const cmsProvider = z.object({ value: name, label: name })
export type CmsProvider = z.output<typeof cmsProvider>

export const tagNames = ({ cuisine, mood, other }: BrandTags, ids: readonly string[]): readonly string[] =>
  [...cuisine, ...mood, ...other].flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))

// The names of the answers are our decision, after those of the requests, and so is the shape of the providers.

export const getBrands = projectCall({ method: 'GET', path: '/brands.json', response: inside('partner_brands', listOf(brand)) })

export const getBrandTags = endpoint({
  method: 'GET',
  path: '/api/v6/brand_tags.json',
  response: inside('brand_tags', brandTags),
  auth: 'required',
})

export const getCmsProviders = endpoint({
  method: 'GET',
  path: '/api/v6/cms_providers.json',
  response: inside('cms_providers', listOf(cmsProvider)),
  auth: 'required',
})

export const saveBrand = projectCall({
  method: 'PUT',
  path: '/brands/{id}',
  body: fields({ brand: ['partner_brand', fields(brandRecord.sent)] }),
  response: writtenVersion,
})

export const verifyPopup = projectCall({
  method: 'POST',
  path: '/popup_js_verifications',
  body: fields({ brandId: ['partner_brand_id', z.string()] }),
  response: nothing,
})

export const deleteBrand = projectCall({ method: 'DELETE', path: '/brands/{id}', response: nothing })
