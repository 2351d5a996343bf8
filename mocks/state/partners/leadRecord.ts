import * as z from 'zod/mini'

/** A restaurant that wants to join. */
export const leadRecord = z.object({
  id: z.string(),
  key: z.string(),
  email: z.string(),
  restaurantName: z.string(),
  placeId: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.nullable(z.string()))),
  isBankLinked: z.boolean(),
  at: z.int(),
})
