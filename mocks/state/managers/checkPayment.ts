import * as z from 'zod/mini'

/** A payment of a guest's check by a manager, in cents. */
export const checkPayment = z.object({
  id: z.string(),
  /** The idempotency key. */
  key: z.string(),
  location: z.string(),
  guest: z.string(),
  /** Null for a bill of which only the amount is known. */
  check: z.nullable(z.string()),
  /** The part of the bill that it pays. */
  paid: z.int(),
  tip: z.int(),
  serviceCharge: z.int(),
  /** The claim of the reward that was used, and its part of the payment. */
  claim: z.nullable(z.string()),
  offer: z.int(),
  /** The guest's balance that was spent. */
  cash: z.int(),
  /** The charge to the card, tip and service charge included. */
  charged: z.int(),
  at: z.int(),
})

export type CheckPayment = z.infer<typeof checkPayment>
