import * as z from 'zod/mini'
import { searchText } from '../../../../features/shared/links/listSearch.ts'
import { shortHash } from '../../../../features/shared/api/answers/shortHash.ts'

/**
 * The search of a page that shows a payment: the mark of its entry, a hash that opens nothing. Everybody who has the key may read the receipt,
 * so no address has it. Empty for none. `entries.withMark` finds the payment.
 */
export const paidSearch = z.object({ paid: searchText })

/** Names a payment in the search of a page. */
export const paidBy = (key: string): z.output<typeof paidSearch> => ({ paid: shortHash(key) })
