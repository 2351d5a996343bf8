import { listSearch } from '../address.ts'
import type { Noun } from '../records/noun.ts'

export const brandNoun = {
  article: 'a',
  one: 'brand',
  many: 'brands',
  list: '/brands',
  search: listSearch,
  item: '/brand',
  canDelete: true,
} as const satisfies Noun
