import * as z from 'zod/mini'
import type { RecordedPayment } from '../../features/pos/pos.ts'
import { thingOf } from '../../features/pos/recorded.ts'
import type { Cents } from '../../features/shared/money/money.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'

const amount = z.custom<Cents>(Number.isSafeInteger)

/** This device's payments without a known outcome: the bill or the credit that they pay, and nothing of the payer (NET-08). */
export const unresolvedPayments = createAttemptRecords<Omit<RecordedPayment, 'key' | 'amount'>>(
  'pos.unresolved',
  z.object({
    kind: z.literal(['bill', 'credit']),
    ticket: z.string(),
    posSlug: z.optional(z.string()),
    location: z.optional(z.string()),
    optionId: z.optional(z.string()),
    totals: z.optional(z.object({ charged: amount, grandTotal: amount })),
  }),
  thingOf,
)
