import { listSearch } from '../../address.ts'
import type { Noun } from '../noun.ts'

/** A noun of no page: nobody can delete one. */
export const invoiceNoun = {
  article: 'an',
  one: 'invoice',
  many: 'invoices',
  list: '/invoices',
  search: listSearch,
  item: '/invoice',
  canDelete: false,
} as const satisfies Noun
