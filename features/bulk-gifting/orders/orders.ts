import * as z from 'zod/mini'
import type { Country } from '../../../themes/enterprise.ts'
import { type Listed, addUp } from '../../shared/api/listed.ts'
import { count, fields, flag, id, listOf, listedOf, numberOr, optional, text, whole } from '../../shared/api/wire.ts'
import { day } from '../../shared/dates/day.ts'
import { timestamp } from '../../shared/dates/timestamp.ts'
import { zone } from '../../shared/dates/zone.ts'
import { expiryOnTheWire } from '../../shared/gift/expiry.ts'
import { link } from '../../shared/links/link.ts'
import { peopleQuery } from '../../shared/links/listSearch.ts'
import { currencyIn, dollars, formatMoney, orderSum } from '../../shared/money/money.ts'
import { counted } from '../../shared/forms/counted.ts'
import { withEmailOrPhone } from '../emailOrPhone.ts'
import { cancelTexts, orderRules, orderStatuses, redemptionRules, redemptionStatuses } from './statuses.ts'

const textOrEmpty = optional(z.string().check(z.trim()), '')

/** An order as the dashboard lists it. */
const summary = fields({
  id: ['id', id],
  number: ['number', text],
  country: ['country_code', optional(z.enum(['US', 'NZ']), 'US')],
  at: ['created_at', timestamp],
  status: ['status', z.enum(orderStatuses)],
  count: ['recipients_count', count],
  sent: ['sent_count', optional(count)],
  claimed: ['claimed_count', optional(count)],
  bounced: ['bounced_count', optional(count)],
  cancelled: ['cancelled_count', optional(count)],
  refunded: ['refunded', optional(orderSum)],
  /** For each recipient. */
  amount: ['amount', dollars],
  total: ['total', orderSum],
  message: ['message', textOrEmpty],
  sendOn: ['send_on', optional(day)],
  timeZone: ['time_zone', zone],
  expiresOn: ['expires_on', expiryOnTheWire],
  purchaseOrder: ['purchase_order_number', text],
  /** Null while the server has no invoice. */
  invoiceUrl: ['invoice_url', optional(link)],
})
export type OrderSummary = z.output<typeof summary>

/** `48 gifts of $50.00`. */
export const giftsOfOrder = ({ count: gifts, amount, country }: Pick<OrderSummary, 'count' | 'amount' | 'country'>): string =>
  `${counted(gifts, 'gift')} of ${formatMoney(amount, currencyIn(country))}`

/** The characters of a message that name its order. */
const longestName = 60

/** The first sentence of the message: what the gifts are for. Without a message their number and amount. */
export function nameOfOrder(order: Pick<OrderSummary, 'count' | 'amount' | 'country' | 'message'>): string {
  const [sentence = ''] = order.message.split(/(?<=[^.!?])[.!?]+(?:\s|$)|\n/)
  if (sentence === '') return giftsOfOrder(order)
  return sentence.length <= longestName ? sentence : `${sentence.slice(0, longestName).replace(/\s+\S*$/, '')}…`
}

/** The counts of gifts by their state. */
export type GiftCounts = Pick<OrderSummary, 'count' | 'sent' | 'claimed' | 'bounced' | 'cancelled'>

const plus = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other)

/** The gifts of several orders: null where an order may be missing. A count is unknown if it is of one of them. */
export const allGifts = (orders: Listed<GiftCounts>): GiftCounts | null =>
  addUp(orders, (rows) =>
    rows.reduce<GiftCounts>(
      (all, each) => ({
        count: all.count + each.count,
        sent: plus(all.sent, each.sent),
        claimed: plus(all.claimed, each.claimed),
        bounced: plus(all.bounced, each.bounced),
        cancelled: plus(all.cancelled, each.cancelled),
      }),
      { count: 0, sent: 0, claimed: 0, bounced: 0, cancelled: 0 },
    ),
  )

/** The number of gifts still to be sent; null where it is not known. */
export const waitingGifts = ({ count: gifts, sent, cancelled }: Pick<GiftCounts, 'count' | 'sent' | 'cancelled'>): number | null =>
  sent === null || cancelled === null ? null : Math.max(0, gifts - sent - cancelled)

/** Minutes. A longer one says only that the sending rests. */
const longestEstimate = 24 * 60

/**
 * `about 12 minutes left`: until all gifts of an order are sent, at the pace since it was made. Null while nothing of it is sent, and
 * for one that waited for its day: when its sending began is not known.
 */
export function timeLeft(order: Pick<OrderSummary, 'at' | 'sendOn' | 'status' | keyof GiftCounts>, now: Date): string | null {
  const waiting = waitingGifts(order)
  const taken = (now.getTime() - order.at.getTime()) / 60_000
  if (!orderRules[order.status].isGoingOut || order.sendOn !== null || !order.sent || !waiting || taken <= 0) return null
  const minutes = Math.ceil((waiting * taken) / order.sent)
  if (minutes > longestEstimate) return null
  return minutes < 120 ? `about ${counted(minutes, 'minute')} left` : `about ${counted(Math.round(minutes / 60), 'hour')} left`
}

/** Milliseconds until orders are read again: while one is being sent, its figures change. */
export const rereadAfter = (orders: readonly OrderSummary[]): number =>
  orders.some(({ status }) => orderRules[status].isGoingOut) ? 3_000 : 0

const redemption = withEmailOrPhone({
  id: ['id', id],
  name: ['name', textOrEmpty],
  status: ['status', z.enum(redemptionStatuses)],
  /** Why it could not be delivered. */
  reason: ['reason', text],
  canRetry: ['can_retry', flag],
  /** None before it is sent. */
  code: ['code', text],
  changedAt: ['changed_at', optional(timestamp)],
})
export type Redemption = z.output<typeof redemption>

export function redemptionActions({ status, canRetry }: Pick<Redemption, 'status' | 'canRetry'>) {
  const { canResend, ...others } = redemptionRules[status]
  return { canResend: canResend === 'retry' ? canRetry : canResend, ...others }
}

export const ordersResponse = fields({ orders: ['orders', listedOf(summary)], pageCount: ['page_count', optional(count, 1)] })

export const redemptionsResponse = fields({
  order: ['order', summary],
  redemptions: ['recipients', listOf(redemption)],
  matches: ['matches', optional(count)],
  pageCount: ['page_count', optional(count, 1)],
})
export type Redemptions = z.output<typeof redemptionsResponse>

/** Money goes back, so an answer that names no canceled gift is no success (NET-12). */
export const cancelResponse = fields({
  count: ['cancelled_count', numberOr(whole.check(z.minimum(1)), /^[1-9]\d{0,14}(\.0+)?$/)],
  refunded: ['refunded', optional(orderSum)],
})

/** `Canceled. $20.00 goes back to your card.` */
export const canceledText = ({ refunded }: Pick<z.output<typeof cancelResponse>, 'refunded'>, country: Country): string =>
  cancelTexts.done(refunded === null ? 'The amount' : formatMoney(refunded, currencyIn(country)))

/** Recipients on a page. */
export const pageSize = 100

/** The filters in the words of the server, without empty ones. */
export const filtersFromSearch = ({ q, status }: { readonly q: string; readonly status: string }) => ({
  ...(peopleQuery(q) !== '' && { query: peopleQuery(q) }),
  ...(status !== '' && { status }),
})
