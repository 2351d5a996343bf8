import * as z from 'zod/mini'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'

/** The refunds of this device without a known outcome. */
export const refundRecords = createAttemptRecords('refund', z.object({ transactionId: z.string() }), ({ transactionId }) => transactionId)
