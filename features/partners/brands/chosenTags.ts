/** The tags of a brand: which are chosen, and which of those are favorites. */
export type ChosenTags = { readonly tagIds: readonly string[]; readonly favoriteTagIds: readonly string[] }

const toggled = (ids: readonly string[], id: string): string[] => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])

/** A tag that is not chosen any more is no favorite either. */
export function toggleTag({ tagIds, favoriteTagIds }: ChosenTags, id: string) {
  const next = toggled(tagIds, id)
  return { tagIds: next, favoriteTagIds: favoriteTagIds.filter((each) => next.includes(each)) }
}

export const toggleFavorite = (favoriteTagIds: readonly string[], id: string): string[] => toggled(favoriteTagIds, id)
