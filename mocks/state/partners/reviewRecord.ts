import * as z from 'zod/mini'

/** An edit request or an approval in the review of a campaign's emails. */
export const reviewRecord = z.object({
  id: z.string(),
  key: z.string(),
  campaignId: z.string(),
  kind: z.enum(['edit_request', 'approval']),
  by: z.string(),
  message: z.nullable(z.string()),
  images: z.array(z.string()),
  at: z.int(),
})
