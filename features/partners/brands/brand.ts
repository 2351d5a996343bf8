import * as z from 'zod/mini'
import { fields, flag, id, listOf, listOrEmpty, name, optional } from '../../shared/api/wire.ts'
import { brandSummary, type BrandTags } from '../project.ts'
import { chosenIds, longText, optionalText, requiredText, webAddress } from '../records/fields.ts'
import { type Changes, field, record } from '../records/record.ts'

const about = { group: 'About the brand' }
const website = { group: 'Website' }
const tags = { group: 'Tags' }

/** What a partner may change of a brand in its form, in the order of the form. Images and logos have a page of their own. */
export const brandRecord = record({
  name: field('brand_name', 'Name', requiredText('Enter the name of the brand'), about),
  /** What the brand says about itself. */
  description: field('brand_description', 'Description', longText(1_000), about),
  websiteUrl: field('website_url', 'Website address', webAddress, website),
  /** What the website is built with: the `value` of a provider. */
  cmsProvider: field('cms_provider', 'Website built with', optionalText, website),
  /** The brand’s tags: their `id`s. */
  tagIds: field('tag_ids', 'Tags', chosenIds, tags),
  /** Those of the brand’s tags that come first. */
  favoriteTagIds: field('favorite_tag_ids', 'Favorites', chosenIds, { ...tags, partOf: 'tagIds' }),
})

export type BrandDraft = z.input<typeof brandRecord.form>
export type BrandValues = z.output<typeof brandRecord.form>
export type BrandChanges = Changes<typeof brandRecord>

const brand = fields({
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

/** `{ partner_brands: … }` of the wire. The names of the answers are our decision, after those of the requests. */
export const brandsResponse = fields({ brands: ['partner_brands', listOf(brand)] })

/** What a website can be built with. */
const cmsProvider = z.object({ value: name, label: name })
export type CmsProvider = z.output<typeof cmsProvider>

/** `{ cms_providers: … }` of the wire. Its shape is our decision. */
export const cmsProvidersResponse = fields({ providers: ['cms_providers', listOf(cmsProvider)] })

/** The names of tags, by group. */
export const tagNames = ({ cuisine, mood, other }: BrandTags, ids: readonly string[]): readonly string[] =>
  [...cuisine, ...mood, ...other].flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))

/** What is chosen where two people changed a brand. The favorites stand with the tags. */
export const brandParts = (brandTags: BrandTags, providers: readonly CmsProvider[]) =>
  brandRecord.parts({
    cmsProvider: ({ cmsProvider }) => providers.find(({ value }) => value === cmsProvider)?.label ?? cmsProvider,
    tagIds: ({ tagIds, favoriteTagIds }) => {
      const favorites = tagNames(brandTags, favoriteTagIds).join(', ')
      return [tagNames(brandTags, tagIds).join(', '), favorites && `favorites: ${favorites}`].filter(Boolean).join('; ')
    },
  })

/** The tags of a brand: which are chosen, and which of those are favorites. */
export type ChosenTags = { readonly tagIds: readonly string[]; readonly favoriteTagIds: readonly string[] }

const toggled = (ids: readonly string[], id: string): string[] => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])

/** A tag that is not chosen any more is no favorite either. */
export function toggleTag({ tagIds, favoriteTagIds }: ChosenTags, id: string) {
  const next = toggled(tagIds, id)
  return { tagIds: next, favoriteTagIds: favoriteTagIds.filter((each) => next.includes(each)) }
}

export const toggleFavorite = (favoriteTagIds: readonly string[], id: string): string[] => toggled(favoriteTagIds, id)
