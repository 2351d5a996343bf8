import * as z from 'zod/mini'
import type { Charge } from '../../payment/attempt/attempt.ts'
import { agrees, attemptResponses, declined, failureFields, requiresAction, statusShownAs } from '../../payment/wire/chargeWire.ts'
import { day, formatDay } from '../../shared/dates/day.ts'
import { dayIn } from '../../shared/dates/time.ts'
import { expiryOnTheWire } from '../../shared/gift/expiry.ts'
import { type Cents, cents, currencyIn, dollars, formatMoney, orderSum } from '../../shared/money/money.ts'
import { timestamp } from '../../shared/dates/timestamp.ts'
import { type Zone, zone, zoneFrom } from '../../shared/dates/zone.ts'
import { count, fields, id, numeric, optional, nullish, mapped } from '../../shared/api/wire.ts'
import { counted } from '../../shared/forms/counted.ts'
import { withEmailOrPhone } from '../emailOrPhone.ts'
import type { OrderStatus } from '../orders/statuses.ts'

export const recipient = withEmailOrPhone({ name: ['name', z.string()] })

/** An order as it is sent. The price is the server's. */
export const orderBody = fields({
  country: ['country_code', z.enum(['US', 'NZ'])],
  /** For each recipient. */
  amount: ['amount', dollars],
  recipients: ['recipients', z.readonly(z.array(recipient))],
  message: ['message', z.string()],
  sendOn: ['send_on', nullish(day)],
  timeZone: ['time_zone', z.string()],
  purchaseOrder: ['purchase_order_number', nullish(z.string())],
})
export type GiftOrder = z.output<typeof orderBody>

export const paidOrderBody = z.object({ order: orderBody, amount_to_charge: orderSum, payment_method_id: nullish(z.string()) })

/** The result of a dry run. */
export const dryRunResponse = mapped(
  fields({
    count: ['recipients_count', count],
    value: ['value', orderSum],
    percent: ['discount', numeric],
    total: ['total', orderSum],
    sendsAt: ['sends_at', nullish(timestamp)],
    expiresOn: ['expires_on', expiryOnTheWire],
  }),
  (run) => ({ ...run, savings: cents(run.value - run.total) }),
)
export type DryRun = z.output<typeof dryRunResponse>

/** `problem`: why it may not be paid; null if it may. */
export type CheckedRun = DryRun & { readonly problem: string | null }

/** Milliseconds: gifts of today go out at nine in the morning, which may have passed. */
const wholeDay = 24 * 60 * 60 * 1_000

/** The reason why an order may not be paid: the server's dry run does not add up, or is of another order. Null without one. */
export function dryRunProblem(run: DryRun, order: GiftOrder, now: number): string | null {
  const { country, amount, recipients } = order
  const money = (sum: number) => formatMoney(cents(sum), currencyIn(country))
  const value = amount * recipients.length
  if (run.count !== recipients.length)
    return `Your list has ${counted(recipients.length, 'recipient')}, and our server counts ${run.count.toLocaleString('en-US')}.`
  if (run.value !== value) return `Your gifts are worth ${money(value)}, and our server says ${money(run.value)}.`
  if (run.total > run.value) return `Our server asks for ${money(run.total)}, which is more than your gifts are worth.`
  if (run.percent < 0 || run.percent > 100) return `Our server takes off ${run.percent}%, which cannot be.`
  if (Math.abs(run.savings - (run.value * run.percent) / 100) >= 1)
    return `Our server takes ${money(run.savings)} off, which is not ${run.percent}% of ${money(run.value)}.`
  if (run.sendsAt !== null && run.sendsAt.getTime() < now - wholeDay) return 'Our server would send your gifts on a day that has passed.'
  return dayProblem(run, order, now)
}

/** An order for a day goes out on that day, by the clock of its time zone. */
function dayProblem({ sendsAt }: DryRun, { sendOn, timeZone }: GiftOrder, now: number): string | null {
  const day = dayIn(sendsAt ?? new Date(now), zoneFrom(timeZone))
  if (sendOn === null || sendOn === day) return null
  return `You chose ${formatDay(sendOn)}, and our server would send your gifts ${sendsAt === null ? 'at once' : `on ${formatDay(day)}`}.`
}

/** The times of a dry run or of a receipt, in which a moment that has passed is null, as for gifts that go out at once. */
export const atTime = <Times extends { readonly sendsAt: Date | null }>(times: Times, now: number): Times => ({
  ...times,
  sendsAt: times.sendsAt !== null && times.sendsAt.getTime() > now ? times.sendsAt : null,
})

/** The result of a paid order. */
export type GiftReceipt =
  | {
      readonly kind: 'ordered'
      readonly orderId: string
      /** Null if neither the server nor this page has it. */
      readonly count: number | null
      /** The number of ordered gifts, if this page has it. */
      readonly asked?: number
      /** When the gifts go out; null for at once. */
      readonly sendsAt: Date | null
      readonly timeZone: Zone
    }
  /** The card was charged, but there is no order. */
  | { readonly kind: 'notOrdered'; readonly charged: Cents; readonly reference: string; readonly at: Date }

type PaidOrder = { readonly receipt: GiftReceipt; readonly isEarlier: boolean }

/**
 * The receipt of this order: it has as many gifts as were sent, where the server does not say how many. An earlier attempt may have sent
 * another list, so its receipt stays as it is.
 */
export const counting = ({ receipt, isEarlier }: PaidOrder, { recipients }: Pick<GiftOrder, 'recipients'>): GiftReceipt =>
  receipt.kind === 'ordered' && !isEarlier ? { ...receipt, count: receipt.count ?? recipients.length, asked: recipients.length } : receipt

// The possible statuses of an order that was just placed.
const placed = ['scheduled', 'sending', 'sent'] as const satisfies readonly OrderStatus[]
const orderedWire = z.object({
  id,
  recipients_count: optional(count),
  sends_at: optional(timestamp),
  time_zone: zone,
  ...failureFields,
  status: statusShownAs(placed),
})

const ordered = mapped(
  z.object({ outcome: z.literal('ordered'), order: orderedWire, ...failureFields }).check(agrees(['order'], placed)),
  ({ order }): Charge<GiftReceipt> => ({
    outcome: 'paid',
    receipt: { kind: 'ordered', orderId: order.id, count: order.recipients_count, sendsAt: order.sends_at, timeZone: order.time_zone },
  }),
)

const notOrdered = mapped(
  z.object({ outcome: z.literal('charged_not_ordered'), amount: orderSum, reference: id, charged_at: timestamp }),
  ({ amount, reference, charged_at }): Charge<GiftReceipt> => ({
    outcome: 'paid',
    receipt: { kind: 'notOrdered', charged: amount, reference, at: charged_at },
  }),
)

export const orderResponses = attemptResponses([ordered, notOrdered, requiresAction, declined])

/** The body that a server sends, for the mocks. */
export type GiftChargeWire = z.input<typeof orderResponses.charge>
