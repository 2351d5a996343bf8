import * as z from 'zod/mini'
import { rest } from '../../payment/rest.ts'
import { centsSchema } from '../../shared/money/money.ts'

/** The parts of a payment as the guest agreed to them. They are recorded with an attempt, for its receipt. */
export const agreedParts = z.object({
  tip: centsSchema,
  houseAccount: centsSchema,
  offer: centsSchema,
  cash: centsSchema,
  rest,
  /** Credit back for the card's part. */
  earned: centsSchema,
  /** The whole bill. An earlier build did not record it. */
  bill: z.optional(centsSchema),
})
export type AgreedParts = Readonly<z.output<typeof agreedParts>>
