import * as z from 'zod/mini'
import { billResponses } from '../bill/paid/receiptWire.ts'
import { tipInCents } from '../bill/tipping/tipWire.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { dollars } from '../shared/money/money.ts'
import { fields, nullish } from '../shared/api/wire.ts'

// The specification names the calls that read a venue and its checks (features/bill/api.ts), and none that pays: the path and the body
// here are our decision. Their fields have the names of the other payments of a check.

export const payTicket = endpoint({
  method: 'POST',
  path: '/api/v4/projects/{projectId}/tickets/{ticket}/payments',
  body: fields({
    posSlug: ['pos', z.string()],
    locationId: ['location_id', nullish(z.string())],
    /** The due amount that the diner agreed to. */
    due: ['bill_amount_due', dollars],
    /** The newest payment of the bill that the diner has seen; null for none. */
    lastPayment: ['last_payment_id', nullish(z.string())],
    /** The part of it that this payment covers. */
    part: ['amount', dollars],
    /** The lines of the bill that the part pays; null for a part that is none of lines. */
    lineIds: ['line_ids', nullish(z.array(z.string()))],
    isPart: ['partial_payment', z.boolean()],
    remaining: ['bill_amount_to_leave_unpaid', dollars],
    claimId: ['offer_claim_id', nullish(z.string())],
    cash: ['credit_amount', dollars],
    /** Null without one. */
    tip: ['tip', nullish(tipInCents)],
    /** The charge to the card that the diner agreed to. */
    charge: ['amount_to_charge', dollars],
    paymentMethodId: ['payment_method_id', nullish(z.string())],
  }),
  response: billResponses.charge,
  auth: 'optional',
})
