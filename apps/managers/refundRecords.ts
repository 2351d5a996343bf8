import * as z from 'zod/mini'
import type { RecordedRefund } from '../../features/managers/refund/refunding.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'

/** The refunds of this device without a known outcome (NET-08, MGR-17). */
export const refundRecords = createAttemptRecords('refund', z.object({ transactionId: z.string() }), ({ transactionId }) => transactionId)

/** Those of one payment, the oldest first. */
export const recordsOf = (transactionId: string): readonly RecordedRefund[] =>
  refundRecords.list().filter((recorded) => recorded.transactionId === transactionId)
