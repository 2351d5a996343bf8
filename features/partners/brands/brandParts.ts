import type { Part } from '../records/mergeEdits.ts'
import type { BrandTags } from '../project.ts'
import { tagNames } from './brandList.ts'
import type { BrandDraft } from './brandSchema.ts'

/** The tags, with the favorites among them. */
const tagText = (tags: BrandTags, { tagIds, favoriteTagIds }: BrandDraft): string => {
  const favorites = tagNames(tags, favoriteTagIds).join(', ')
  return [tagNames(tags, tagIds).join(', '), favorites && `favorites: ${favorites}`].filter(Boolean).join('; ')
}

/** What is chosen where two people changed a brand, with the labels of its form. Favorites are a part of the tags. */
export const brandParts = (
  tags: BrandTags,
  cmsProviders: readonly { readonly value: string; readonly label: string }[],
): readonly Part<BrandDraft>[] => [
  { label: 'Name', names: ['name'], text: ({ name }) => name },
  { label: 'Description', names: ['description'], text: ({ description }) => description },
  { label: 'Website address', names: ['websiteUrl'], text: ({ websiteUrl }) => websiteUrl },
  {
    label: 'Website built with',
    names: ['cmsProvider'],
    text: ({ cmsProvider }) => cmsProviders.find(({ value }) => value === cmsProvider)?.label ?? cmsProvider,
  },
  { label: 'Tags', names: ['tagIds', 'favoriteTagIds'], text: (draft) => tagText(tags, draft) },
]
