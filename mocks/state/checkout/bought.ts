import * as z from 'zod/mini'
import { gift } from '../../../features/checkout/gift.ts'

/** A charge, in dollars. */
export const charge = z.object({
  id: z.string(),
  key: z.string(),
  optionId: z.string(),
  amount: z.number(),
  credited: z.number(),
  /** The promo code that lowered its price. */
  promoCode: z.optional(z.nullable(z.string())),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The consent to a renewal, and the card that is charged. */
  consent: z.optional(z.nullable(z.string())),
  paymentMethodId: z.optional(z.nullable(z.string())),
  at: z.int(),
})

/** A gift card that was sent. `openedAt`: since then its address can no longer be corrected. `corrections`: each one has ended the link before it. */
export const sentGift = z.object({ purchaseId: z.string(), gift, openedAt: z.optional(z.int()), corrections: z.optional(z.number()) })

/** A link of an email to a purchase. The receipt's opens a stub, because receipts are forwarded. `endsAt`: milliseconds since 1970. */
export const purchaseLink = z.object({ token: z.string(), purchaseId: z.string(), opens: z.enum(['stub', 'purchase']), endsAt: z.int() })
