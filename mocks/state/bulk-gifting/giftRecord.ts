import * as z from 'zod/mini'
import { redemptionStatuses } from '../../../features/bulk-gifting/orders/statuses.ts'
import type { GiftChargeWire, PaidOrderWire } from '../../../features/bulk-gifting/pay/giftOrder.ts'

/** Whose orders they are: a buyer's at one enterprise. */
export type GiftBuyer = { readonly email: string; readonly enterprise: string }

const giftOrder = z.object({
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
  recipients: z.array(z.object({ email: z.string(), name: z.string() })),
  at: z.int(),
})
export type GiftOrderRecord = z.infer<typeof giftOrder>

/** The orders that were placed, the oldest first. */
const giftOrders = z.array(giftOrder)

/** What happened to a gift that its order does not say, by `order/recipient`. */
const giftChanges = z.record(
  z.string(),
  z.object({
    status: z.enum(redemptionStatuses),
    email: z.string(),
    code: z.nullable(z.string()),
    at: z.int(),
    /** The idempotency key of the write that changed it. */
    key: z.string(),
  }),
)

/** The result of each attempt to pay an order, or that it was closed, by idempotency key. */
const giftCharges = z.record(z.string(), z.custom<GiftChargeWire>())

/** Attempts that wait for the buyer's bank, by idempotency key. */
const giftsAwaiting = z.record(z.string(), z.custom<PaidOrderWire>())

/** What the sandbox stores of bulk gifting. */
export const giftState = { giftOrders, giftChanges, giftCharges, giftsAwaiting }
export const noGifts = () => ({ giftOrders: [], giftChanges: {}, giftCharges: {}, giftsAwaiting: {} })
