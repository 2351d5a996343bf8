import { locationSearch } from '../address.ts'
import type { Noun } from '../records/noun.ts'

export const locationNoun = {
  article: 'a',
  one: 'location',
  many: 'locations',
  list: '/locations',
  search: locationSearch,
  item: '/location',
  canDelete: true,
} as const satisfies Noun
