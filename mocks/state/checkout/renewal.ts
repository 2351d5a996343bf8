import * as z from 'zod/mini'

/** A renewal that was charged after the sandbox began. `day`: the calendar day that it is for. The amount is in dollars. */
export const renewal = z.object({
  id: z.string(),
  subscription: z.string(),
  day: z.string(),
  amount: z.number(),
  status: z.enum(['paid', 'pending', 'failed']),
  /** Why the card was declined; null if it was not. */
  code: z.nullable(z.string()),
  /** The provider's name for the card. */
  method: z.string(),
  /** When it was charged, in milliseconds since 1970. */
  at: z.int(),
})

/** The words that a member has agreed to: the charges of another card, or of another price. */
export const mandate = z.object({ subscription: z.string(), words: z.string(), at: z.int() })
