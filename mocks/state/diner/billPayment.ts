import * as z from 'zod/mini'

/** A payment of a restaurant's bill by a diner, in cents. */
export const billPayment = z.object({
  id: z.string(),
  key: z.string(),
  /** The location of the bill, or the project of one without locations; null for a purchase of credit. */
  location: z.nullable(z.string()),
  /** The number of the bill; null for a purchase of credit. */
  ticket: z.nullable(z.string()),
  /** The payer; null for a diner without an account. */
  email: z.nullable(z.string()),
  /** The part of the bill that it pays. */
  paid: z.int(),
  tip: z.int(),
  /** The part that a house account paid. */
  house: z.int(),
  /** The claim of the reward that was used, and its part of the payment. */
  claim: z.nullable(z.string()),
  offer: z.int(),
  /** The charge to the card, the tip included. */
  charged: z.int(),
  /** The diner's credit that was spent; below zero for credit that was bought. */
  cash: z.int(),
  /** The lines of the bill that it pays, by their ids; none for another part. */
  lines: z._default(z.array(z.string()), () => []),
  at: z.int(),
})

/** A card that a diner saved at the table. */
export const card = z.object({ id: z.string(), brand: z.string(), last_four: z.string(), exp_month: z.int(), exp_year: z.int() })
