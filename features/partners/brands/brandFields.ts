import * as z from 'zod/mini'
import { wireNames } from '../../shared/api/wire.ts'

/** What was emptied is sent as null. */
const sent = z.nullable(z.string())

/** What a save of a brand sends. */
export const brandChanges = {
  name: ['brand_name', z.string()],
  description: ['brand_description', sent],
  websiteUrl: ['website_url', sent],
  tagIds: ['tag_ids', z.array(z.string())],
  favoriteTagIds: ['favorite_tag_ids', z.array(z.string())],
  cmsProvider: ['cms_provider', sent],
} as const

/** The wire's names of the fields that a message can stand beside, by which a refusal names them. */
export const brandNames = wireNames({
  name: brandChanges.name,
  description: brandChanges.description,
  websiteUrl: brandChanges.websiteUrl,
  cmsProvider: brandChanges.cmsProvider,
})
