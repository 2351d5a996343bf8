import * as z from 'zod/mini'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { phoneOnTheWire } from '../../../features/shared/contact/phoneNumber.ts'
import { redemptionStatuses } from '../../../features/bulk-gifting/orders/statuses.ts'

const address = z.union([emailOnTheWire, phoneOnTheWire])

/** The owner of the orders: a buyer at one enterprise. */
export type GiftBuyer = { readonly email: string; readonly enterprise: string }

/** An order that was placed. */
export const giftOrder = z.object({
  id: z.string(),
  /** Null for an order that every buyer has, as an example. */
  buyer: z.nullable(z.object({ email: z.string(), enterprise: z.string() })),
  country: z.enum(['US', 'NZ']),
  /** In cents, for each recipient. */
  amount: z.int(),
  /** In cents. */
  total: z.int(),
  message: z.string(),
  sendOn: z.nullable(z.string()),
  timeZone: z.string(),
  purchaseOrder: z.optional(z.nullable(z.string())),
  recipients: z.array(z.object({ address, name: z.string() })),
  at: z.int(),
})
export type GiftOrderRecord = z.infer<typeof giftOrder>

/** The state of a gift that differs from its order. */
export const giftChange = z.object({ status: z.enum(redemptionStatuses), address, code: z.nullable(z.string()), at: z.int() })
