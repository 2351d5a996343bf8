import * as z from 'zod/mini'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'

/** The refunds of this device without a known outcome (NET-08, MGR-17). */
export const refundRecords = createAttemptRecords('refund', z.object({ transactionId: z.string() }), ({ transactionId }) => transactionId)
