import * as z from 'zod/mini'
import { searchText } from '../../shared/links/listSearch.ts'

/** The link of an email: `/email-review?id=41&token=…`, with `approve` where it asks for the approval. */
export const reviewAddress = z.object({ id: searchText, token: searchText, approve: z.optional(z.string()) })

export const asksForApproval = ({ approve }: z.output<typeof reviewAddress>): boolean =>
  approve !== undefined && !['false', '0', 'no'].includes(approve)
