import * as z from 'zod/mini'
import type { Charge } from '../payment/charge.ts'
import { attemptResponses, type ClosedWire, declined, requiresAction } from '../payment/chargeWire.ts'
import { agrees, failureFields, statusShownAs } from '../payment/saysFailed.ts'
import { day } from '../shared/dates/day.ts'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { cents, dollars } from '../shared/money/money.ts'
import { whole } from '../shared/api/whole.ts'
import { timestamp } from '../shared/dates/timestamp.ts'
import { count, fields, flag, id, listOf, numberOr, numeric, optional, orElse, orNull, text } from '../shared/api/wire.ts'
import {
  type Canceled,
  type DryRun,
  type GiftReceipt,
  type OrderStatus,
  type OrderSummary,
  type Redemption,
  orderStatuses,
  redemptionStatuses,
} from './order.ts'

/** An order on the wire. The price is the server's. */
export const orderBody = fields({
  country: ['country_code', z.enum(['US', 'NZ'])],
  amount: ['amount', dollars],
  recipients: ['recipients', z.readonly(z.array(z.object({ email: emailOnTheWire, name: z.string() })))],
  message: ['message', z.string()],
  sendOn: ['send_on', orNull(day)],
  timeZone: ['time_zone', z.string()],
})

export const paidOrderBody = z.object({ order: orderBody, amount_to_charge: dollars, payment_method_id: orNull(z.string()) })

export const dryRunResponse = z.pipe(
  z.object({
    recipients_count: count,
    value: dollars,
    discount: numeric,
    total: dollars,
    sends_at: orNull(timestamp),
    expires_on: optional(day),
  }),
  z.transform(({ recipients_count, value, discount, total, sends_at, expires_on }): DryRun => ({
    count: recipients_count,
    value,
    percent: discount,
    savings: cents(value - total),
    total,
    sendsAt: sends_at,
    expiresOn: expires_on,
  })),
)

// What an order may say of itself that was placed just now.
const placed = ['scheduled', 'sending', 'sent'] as const satisfies readonly OrderStatus[]
const orderedWire = z.object({
  id,
  recipients_count: optional(count),
  sends_at: optional(timestamp),
  time_zone: text,
  ...failureFields,
  status: statusShownAs(placed),
})

const ordered = z.pipe(
  z.object({ outcome: z.literal('ordered'), order: orderedWire, ...failureFields }).check(agrees(['order'], placed)),
  z.transform(({ order }): Charge<GiftReceipt> => ({
    outcome: 'paid',
    receipt: { kind: 'ordered', orderId: order.id, count: order.recipients_count, sendsAt: order.sends_at, timeZone: order.time_zone },
  })),
)

const notOrdered = z.pipe(
  z.object({ outcome: z.literal('charged_not_ordered'), amount: dollars, reference: id, charged_at: timestamp }),
  z.transform(({ amount, reference, charged_at }): Charge<GiftReceipt> => ({
    outcome: 'paid',
    receipt: { kind: 'notOrdered', amount, reference, at: charged_at },
  })),
)

export const orderResponses = attemptResponses([ordered, notOrdered, requiresAction, declined])

export type GiftChargeWire = z.input<typeof orderResponses.charge> | ClosedWire
export type PaidOrderWire = z.output<typeof paidOrderBody>

/** Money goes back, so an answer that names no canceled gift is no success (NET-12). */
export const cancelResponse = z.pipe(
  z.object({ cancelled_count: numberOr(whole.check(z.minimum(1)), /^[1-9]\d{0,14}(\.0+)?$/), refunded: optional(dollars) }),
  z.transform(({ cancelled_count, refunded }): Canceled => ({ count: cancelled_count, refunded })),
)

export type CancelWire = z.input<typeof cancelResponse>

const summaryWire = z.object({
  id,
  /** What the buyer and support call it by. */
  number: text,
  country_code: orElse(z.enum(['US', 'NZ']), 'US'),
  created_at: timestamp,
  status: z.enum(orderStatuses),
  recipients_count: count,
  sent_count: orElse(count, 0),
  claimed_count: optional(count),
  bounced_count: orElse(count, 0),
  /** How many are canceled: they have not gone out, and will not. */
  cancelled_count: orElse(count, 0),
  /** What went back to the card for canceled gifts, in dollars. */
  refunded: optional(dollars),
  amount: dollars,
  total: dollars,
  message: text,
  send_on: optional(day),
  time_zone: text,
  expires_on: optional(day),
})

const summary = z.pipe(
  summaryWire,
  z.transform((wire): OrderSummary => ({
    id: wire.id,
    number: wire.number,
    country: wire.country_code,
    at: wire.created_at,
    status: wire.status,
    count: wire.recipients_count,
    sent: wire.sent_count,
    claimed: wire.claimed_count,
    bounced: wire.bounced_count,
    cancelled: wire.cancelled_count,
    refunded: wire.refunded,
    amount: wire.amount,
    total: wire.total,
    message: wire.message ?? '',
    sendOn: wire.send_on,
    timeZone: wire.time_zone,
    expiresOn: wire.expires_on,
  })),
)

const redemption = z.pipe(
  z.object({
    id,
    email: z.string(),
    name: text,
    status: z.enum(redemptionStatuses),
    reason: text,
    can_retry: flag,
    code: text,
    changed_at: optional(timestamp),
  }),
  z.transform(({ name, can_retry, changed_at, ...wire }): Redemption => ({
    ...wire,
    name: name ?? '',
    canRetry: can_retry,
    changedAt: changed_at,
  })),
)

export const ordersResponse = z.pipe(
  z.object({ orders: listOf(summary), page_count: orElse(count, 1) }),
  z.transform(({ orders, page_count }) => ({ orders, pageCount: page_count })),
)

export const redemptionsResponse = z.pipe(
  z.object({ order: summary, recipients: listOf(redemption), matches: orElse(count, 0), page_count: orElse(count, 1) }),
  z.transform(({ order, recipients, matches, page_count }) => ({ order, redemptions: recipients, matches, pageCount: page_count })),
)
export type Redemptions = z.output<typeof redemptionsResponse>
export type RedemptionsWire = z.input<typeof redemptionsResponse>
