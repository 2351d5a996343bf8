import * as z from 'zod/mini'
import type { Cents } from '../../features/shared/money.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'

const amount = z.custom<Cents>(Number.isSafeInteger)

/** This device's payments without a known outcome: the bill or the credit that they pay, and nothing of the payer (NET-08). */
export const unresolvedPayments = createAttemptRecords(
  'pos.unresolved',
  z.object({
    kind: z.literal(['bill', 'credit']),
    ticket: z.string(),
    totals: z.optional(z.object({ charged: amount, grandTotal: amount })),
  }),
)
