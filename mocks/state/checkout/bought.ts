import * as z from 'zod/mini'
import { gift } from '../../../features/checkout/gift.ts'

/** A charge, in dollars. */
export const charge = z.object({
  id: z.string(),
  key: z.string(),
  optionId: z.string(),
  amount: z.number(),
  credited: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The consent to a renewal, and the card that is charged. */
  consent: z.optional(z.nullable(z.string())),
  paymentMethodId: z.optional(z.nullable(z.string())),
  at: z.int(),
})

/** A gift card that was sent. `opened`: its address can no longer be corrected. `corrections`: each one has ended the link before it. */
export const sentGift = z.object({ purchaseId: z.string(), gift, opened: z.optional(z.boolean()), corrections: z.optional(z.number()) })
