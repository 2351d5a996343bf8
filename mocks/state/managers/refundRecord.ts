import * as z from 'zod/mini'
import type { RefundOutcomeWire } from '../../../features/managers/refund/refundWire.ts'

/** A manager's refund of a payment, in cents. */
export const refundRecord = z.object({
  id: z.string(),
  key: z.string(),
  transactionId: z.string(),
  status: z.enum(['done', 'pending', 'failed']),
  bill: z.int(),
  tip: z.int(),
  reason: z.string(),
  notes: z.string(),
  by: z.string(),
  at: z.int(),
})

/** The outcome of each refund attempt, or that it was closed, by idempotency key. */
export const refundAttempts = z.record(z.string(), z.custom<RefundOutcomeWire>())
