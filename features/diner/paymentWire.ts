import * as z from 'zod/mini'
import { paidFields, paidOf } from '../bill/paying/paidWire.ts'
import { ticketBody } from '../bill/reading/ticketWire.ts'
import { venueCountry } from '../bill/reading/venueCountry.ts'
import type { Charge } from '../payment/attempt/attempt.ts'
import { agrees, attemptResponses, declined, failureFields, requiresAction } from '../payment/wire/chargeWire.ts'
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

const paid = z.pipe(
  z
    // The money has moved, also where nothing else can be read.
    .object({ outcome: z.literal('paid'), payment: orElse(paymentWire, z.decode(paymentWire, {})), ...failureFields })
    .check(agrees(['payment'])),
  z.transform(({ payment }): Charge<Receipt> => ({ outcome: 'paid', receipt: receiptOf(payment) })),
)

export const paymentResponses = attemptResponses([paid, requiresAction, declined])

/** The bodies that a server sends, for the mocks. */
export type PaymentWire = z.input<typeof paymentWire>
export type ChargeWire = z.input<typeof paymentResponses.charge>
