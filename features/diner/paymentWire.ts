import * as z from 'zod/mini'
import { paidFields, paidOf } from '../bill/paying/paidWire.ts'
import { ticketBody } from '../bill/reading/ticketWire.ts'
import { venueCountry } from '../bill/reading/venueCountry.ts'
import type { Charge, Closed, LookedUp } from '../payment/charge.ts'
import { closedWire, unknownWire, unpaidCharge, unpaidWire } from '../payment/chargeWire.ts'
import { agree, failureFields, saysTwoThings } from '../payment/saysFailed.ts'
import { dollars } from '../shared/money/money.ts'
import { timestamp } from '../shared/dates/timestamp.ts'
import { id, optional, orElse, text } from '../shared/api/wire.ts'
import type { Receipt } from './receipt.ts'

const paymentWire = z.object({
  id: optional(id),
  created_at: optional(timestamp),
  timezone: text,
  country_code: optional(venueCountry),
  location_name: text,
  /** The restaurant's address on one line: `12 Dock Street, Portland, ME 04101`. */
  location_address: text,
  ticket: optional(ticketBody),
  tip_amount: optional(dollars),
  amount_charged: optional(dollars),
  amount_remaining: optional(dollars),
  ...paidFields,
  ...failureFields,
})

const receiptOf = (wire: z.output<typeof paymentWire>): Receipt => ({
  ...paidOf(wire),
  reference: wire.id,
  at: wire.created_at,
  timeZone: wire.timezone,
  country: wire.country_code,
  restaurant: wire.location_name,
  address: wire.location_address,
  ticket: wire.ticket,
  tip: wire.tip_amount,
  charged: wire.amount_charged,
  remaining: wire.amount_remaining,
})

const outcomes = [
  z
    .object({ outcome: z.literal('paid'), payment: orElse(paymentWire, emptyPayment()), ...failureFields })
    .check(z.refine((wire) => agree(wire, wire.payment), saysTwoThings)),
  ...unpaidWire,
] as const
const chargeWire = z.discriminatedUnion('outcome', outcomes)

/** The money has moved, also where nothing else can be read. */
function emptyPayment(): z.output<typeof paymentWire> {
  return z.decode(paymentWire, {})
}

const chargeOf = (wire: z.output<typeof chargeWire>): Charge<Receipt> =>
  wire.outcome === 'paid' ? { outcome: 'paid', receipt: receiptOf(wire.payment) } : unpaidCharge(wire)

export const chargeResponse = z.pipe(chargeWire, z.transform(chargeOf))

export const closeResponse = z.pipe(
  z.discriminatedUnion('outcome', [...outcomes, closedWire]),
  z.transform((wire): Charge<Receipt> | Closed => (wire.outcome === 'closed' ? wire : chargeOf(wire))),
)

export const lookUpResponse = z.pipe(
  z.discriminatedUnion('outcome', [...outcomes, closedWire, unknownWire]),
  z.transform((wire): LookedUp<Receipt> => (wire.outcome === 'unknown' || wire.outcome === 'closed' ? wire : chargeOf(wire))),
)

/** The bodies that a server sends, for the mocks. */
export type PaymentWire = z.input<typeof paymentWire>
export type ChargeWire = z.input<typeof chargeWire>
export type ClosedWire = z.input<typeof closedWire>
