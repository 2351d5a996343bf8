import * as z from 'zod/mini'
import type { RecordedAttempts } from '../../features/payment/earlierAttempts.ts'
import { closeTicketPayment, lookUpTicketPayment, payTicket } from '../../features/managers/checkout/api.ts'
import type { PaymentReference, PaymentRequest, RecordedPayment } from '../../features/managers/checkout/request.ts'
import { payBodyOf } from '../../features/managers/checkout/payWire.ts'
import { referenceOf } from '../../features/managers/checkout/saved.ts'
import type { Keyed } from '../../features/payment/attempt.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'
import { withCopies } from '../runtime/payments/withCopies.ts'
import type { CheckVisit } from './checkVisit.ts'

const reference = z.object({ locationId: z.string(), guestId: z.nullable(z.string()), checkNumber: z.nullable(z.string()) })

/** A check is paid once, whoever pays it. A bill without a number is the guest's. */
const thingOf = ({ locationId, guestId, checkNumber }: PaymentReference): string =>
  JSON.stringify(checkNumber === null ? [locationId, null, guestId] : [locationId, checkNumber])

export const checkPayments = createAttemptRecords<PaymentReference>('managers.unresolved', reference, thingOf)

/**
 * This device's attempts to pay a bill whose outcome is unknown. For a check, attempts for other guests count too, because they
 * pay the same check. Attempts to pay other bills do not count: no guest waits for them.
 */
export function unresolvedOf({ locationId, guestId, bill }: CheckVisit): RecordedAttempts<RecordedPayment> {
  const thing = thingOf({ locationId, guestId, checkNumber: bill.by === 'number' ? bill.number : null })
  const [first, ...rest] = checkPayments.list().filter((each) => thingOf(each) === thing)
  return first ? [first, ...rest] : []
}

type Options = { readonly signal: AbortSignal }
type Asked = { readonly request: Keyed }

/** The calls of a payment. Each carries the attempt's idempotency key. */
export const paymentCalls = {
  sendPayment: ({ request }: { readonly request: PaymentRequest }, { signal }: Options) =>
    checkPayments.sendAlone(referenceOf(request), () =>
      callSignedIn(payTicket, { path: { id: request.locationId }, body: payBodyOf(request) }, { key: request.key, signal }),
    ),
  lookUpPayment: ({ request }: Asked, options: Options) =>
    withCopies(request.key, (key) => callSignedIn(lookUpTicketPayment, { path: { key } }, options)),
  closePayment: ({ request }: Asked, options: Options) =>
    withCopies(request.key, (key) => callSignedIn(closeTicketPayment, { path: { key } }, { ...options, key })),
}
