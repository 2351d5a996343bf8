import * as z from 'zod/mini'
import type { Touched } from '../records/mergeEdits.ts'
import { optionalText, requiredText } from '../records/fields.ts'
import { webAddress } from '../records/webAddress.ts'
import type { Brand } from './brand.ts'

const longest = 1_000

/** The form of a brand: every field that a partner may change here. Images and logos have a page of their own. */
export const brandForm = z.object({
  name: requiredText('Enter the name of the brand'),
  description: z.pipe(z.string().check(z.maxLength(longest, `Enter at most ${longest.toLocaleString('en-US')} characters`)), optionalText),
  websiteUrl: webAddress,
  tagIds: z.array(z.string()),
  favoriteTagIds: z.array(z.string()),
  cmsProvider: optionalText,
})

export type BrandDraft = z.input<typeof brandForm>
export type BrandChanges = Touched<z.output<typeof brandForm>>

/** A brand as its form shows it. */
export const draftOf = (brand: Pick<Brand, keyof BrandChanges>): BrandDraft => ({
  name: brand.name,
  description: brand.description ?? '',
  websiteUrl: brand.websiteUrl ?? '',
  tagIds: [...brand.tagIds],
  favoriteTagIds: [...brand.favoriteTagIds],
  cmsProvider: brand.cmsProvider ?? '',
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
