import * as z from 'zod/mini'
import { tipInCents } from '../bill/paying/tipWire.ts'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { dollars } from '../shared/money/money.ts'
import { fields, nothing, orNull } from '../shared/api/wire.ts'
import { paymentResponses } from './paymentWire.ts'

// The specification names the calls that read a venue and its checks (features/bill/api.ts), and none that pays: the paths and
// bodies here are our decision. Their fields have the names of the other payments of a check.

/**
 * Pays a check, or a part of it. The same idempotency key charges at most once (NET-08). Refused with 412 if what is due
 * differs from what the diner saw.
 */
export const payTicket = endpoint({
  method: 'POST',
  path: '/api/v4/projects/{projectId}/tickets/{ticket}/payments',
  body: fields({
    posSlug: ['pos', z.string()],
    locationId: ['location_id', orNull(z.string())],
    /** What was due when the diner agreed. */
    due: ['bill_amount_due', dollars],
    claimId: ['offer_claim_id', orNull(z.string())],
    cash: ['credit_amount', dollars],
    /** Null for none. */
    tip: ['tip', orNull(tipInCents)],
    paymentMethodId: ['payment_method_id', orNull(z.string())],
  }),
  response: paymentResponses.charge,
  auth: 'optional',
})

/** Continues an attempt that the diner has confirmed with the bank. */
export const completePayment = endpoint({
  method: 'POST',
  path: '/api/v4/ticket_payments/{key}/complete',
  response: paymentResponses.charge,
})

/** Reads the result of an attempt by its key alone: before it may be repeated, and for the receipt (NET-08, DIN-05). */
export const lookUpPayment = endpoint({ method: 'GET', path: '/api/v4/ticket_payments/{key}', response: paymentResponses.lookUp })

/** Gives an attempt up: from now on its key charges nothing (NET-08). Answers the attempt's result if it has one. */
export const closePayment = endpoint({ method: 'POST', path: '/api/v4/ticket_payments/{key}/close', response: paymentResponses.close })

/** Sends the receipt of a payment by email (DIN-05). */
export const sendReceipt = endpoint({
  method: 'POST',
  path: '/api/v4/ticket_payments/{key}/receipt',
  body: z.object({ email: emailOnTheWire }),
  response: nothing,
})
