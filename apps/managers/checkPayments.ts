import * as z from 'zod/mini'
import type { RecordedAttempts } from '../../features/payment/earlierAttempts.ts'
import { closeTicketPayment, lookUpTicketPayment, payTicket } from '../../features/managers/checkout/api.ts'
import type { PaymentReference, PaymentRequest, RecordedPayment } from '../../features/managers/checkout/request.ts'
import { payBodyOf } from '../../features/managers/checkout/payWire.ts'
import type { Keyed } from '../../features/payment/attempt.ts'
import { callSignedIn } from '../runtime/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'
import { withCopies } from '../runtime/payments/withCopies.ts'
import type { CheckVisit } from './checkVisit.ts'

const reference = z.object({ locationId: z.string(), guestId: z.string(), checkNumber: z.nullable(z.string()) })

const { list, watch } = createAttemptRecords<PaymentReference>('managers.unresolved', reference)

export const watchPayments = watch

/**
 * This device's attempts to pay a bill whose outcome is unknown. For a check, attempts for other guests count too, because they
 * pay the same check. Attempts to pay other bills do not count: no guest waits for them.
 */
export function unresolvedOf({ locationId, guestId, bill }: CheckVisit): RecordedAttempts<RecordedPayment> {
  const checkNumber = bill.by === 'number' ? bill.number : null
  const isOfBill = (each: RecordedPayment) =>
    each.locationId === locationId && each.checkNumber === checkNumber && (checkNumber !== null || each.guestId === guestId)
  const [first, ...rest] = list().filter(isOfBill)
  return first ? [first, ...rest] : []
}

type Options = { readonly signal: AbortSignal }
type Asked = { readonly request: Keyed }

/** The calls of a payment. Each carries the attempt's idempotency key. */
export const paymentCalls = {
  sendPayment: ({ request }: { readonly request: PaymentRequest }, { signal }: Options) =>
    callSignedIn(payTicket, { path: { id: request.locationId }, body: payBodyOf(request) }, { key: request.key, signal }),
  lookUpPayment: ({ request }: Asked, options: Options) =>
    withCopies(request.key, (key) => callSignedIn(lookUpTicketPayment, { path: { key } }, options)),
  closePayment: ({ request }: Asked, options: Options) =>
    withCopies(request.key, (key) => callSignedIn(closeTicketPayment, { path: { key } }, { ...options, key })),
}
