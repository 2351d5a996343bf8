import * as z from 'zod/mini'
import { type Paid, paidFields, paidFromWire, tipInCents } from '../bill/paying/paymentWire.ts'
import { ticketBody } from '../bill/reading/ticketWire.ts'
import { venueCurrency } from '../bill/reading/venueFields.ts'
import type { Charge } from '../payment/attempt/attempt.ts'
import { agrees, attemptResponses, declined, failureFields, requiresAction } from '../payment/wire/chargeWire.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { type Zone, zone } from '../shared/dates/zone.ts'
import { timestamp } from '../shared/dates/timestamp.ts'
import { type Cents, type Currency, dollars } from '../shared/money/money.ts'
import { fields, id, optional, nullish, text } from '../shared/api/wire.ts'
import type { ReadTicket } from '../bill/ticket.ts'
import { mapped } from '../shared/api/mapped.ts'

/** A payment of a check, as the server answers it. The money has moved, so each field may be missing. */
export type CheckReceipt = Paid & {
  /** The reference for staff and support. */
  readonly reference: string | null
  readonly at: Date | null
  readonly timeZone: Zone
  /** Null for that of the agreement. */
  readonly currency: Currency | null
  readonly restaurant: string | null
  /** On one line. */
  readonly address: string | null
  /** The check as it was paid. */
  readonly ticket: ReadTicket | null
  readonly tip: Cents | null
  /** The charge to the card, the tip included. */
  readonly charged: Cents | null
  /** The rest due on the check. */
  readonly remaining: Cents | null
}

// The specification names the calls that read a venue and its checks (features/bill/api.ts), and none that pays: the paths and
// bodies here are our decision. Their fields have the names of the other payments of a check.

const paymentWire = z.object({
  id: optional(id),
  created_at: optional(timestamp),
  timezone: zone,
  country_code: optional(venueCurrency),
  location_name: text,
  location_address: text,
  ticket: optional(ticketBody),
  tip_amount: optional(dollars),
  amount_charged: optional(dollars),
  amount_remaining: optional(dollars),
  ...paidFields,
  ...failureFields,
})

const receiptFromWire = (wire: z.output<typeof paymentWire>): CheckReceipt => ({
  ...paidFromWire(wire),
  reference: wire.id,
  at: wire.created_at,
  timeZone: wire.timezone,
  currency: wire.country_code,
  restaurant: wire.location_name,
  address: wire.location_address,
  ticket: wire.ticket,
  tip: wire.tip_amount,
  charged: wire.amount_charged,
  remaining: wire.amount_remaining,
})

const paid = mapped(
  z
    // The money has moved, even if nothing else can be read.
    .object({ outcome: z.literal('paid'), payment: optional(paymentWire, z.decode(paymentWire, {})), ...failureFields })
    .check(agrees(['payment'])),
  ({ payment }): Charge<CheckReceipt> => ({ outcome: 'paid', receipt: receiptFromWire(payment) }),
)

const responses = attemptResponses([paid, requiresAction, declined])

export const payTicket = endpoint({
  method: 'POST',
  path: '/api/v4/projects/{projectId}/tickets/{ticket}/payments',
  body: fields({
    posSlug: ['pos', z.string()],
    locationId: ['location_id', nullish(z.string())],
    /** The due amount that the diner agreed to. */
    due: ['bill_amount_due', dollars],
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
  response: responses.charge,
  auth: 'optional',
})

export const completePayment = endpoint({
  method: 'POST',
  path: '/api/v4/ticket_payments/{key}/complete',
  response: responses.charge,
  auth: 'optional',
})

export const lookUpPayment = endpoint({
  method: 'GET',
  path: '/api/v4/ticket_payments/{key}',
  response: responses.lookUp,
  auth: 'optional',
})

export const closePayment = endpoint({
  method: 'POST',
  path: '/api/v4/ticket_payments/{key}/close',
  response: responses.close,
  auth: 'optional',
})

/** The bodies that a server sends, for the mocks. */
export type PaymentWire = z.input<typeof paymentWire>
export type ChargeWire = z.input<typeof responses.charge>
