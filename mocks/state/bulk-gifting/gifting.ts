import { holds as holdsAll } from '../../../features/shared/links/holds.ts'
import { voucherExpiry } from '../../../features/bulk-gifting/expiry.ts'
import type { OrderSummary, Redemption } from '../../../features/bulk-gifting/orders/orders.ts'
import type { Recipient } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import type { OrderStatus, RedemptionStatus } from '../../../features/bulk-gifting/orders/statuses.ts'
import { type Address, isPhone } from '../../../features/shared/contact/address.ts'
import { cents, currencyIn, formatMoney } from '../../../features/shared/money/money.ts'
import { exampleOrders } from '../../examples/bulk-gifting/orders.ts'
import type { GiftBuyer, GiftOrderRecord } from './giftRecord.ts'
import { getBalance } from '../ledger/ledger.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import { send } from '../claim/verifying.ts'
import { getMorning } from './morning.ts'
import type { Store } from '../memory/store.ts'
import { zoneFrom } from '../../../features/shared/dates/zone.ts'

export type Known = GiftOrderRecord & { readonly statuses: readonly RedemptionStatus[] | null }

/** The number of gifts sent in a second. */
const pace = 250

const sendsAt = ({ sendOn, timeZone, at }: Pick<GiftOrderRecord, 'sendOn' | 'timeZone' | 'at'>): number =>
  sendOn === null ? at : getMorning(sendOn, timeZone)

export const getOrders = (store: Store): readonly Known[] => [
  ...exampleOrders(store.now()),
  ...store.state.giftOrders.map((order) => ({ ...order, statuses: null })),
]

const isBoughtBy =
  ({ email, enterprise }: GiftBuyer) =>
  ({ buyer }: Known): boolean =>
    buyer === null || (buyer.email === email && buyer.enterprise === enterprise)

/** An order of this buyer. Another buyer's is as unknown as one that is not there. */
export const findOrder = (store: Store, id: string, buyer: GiftBuyer): Known | Refused =>
  getOrders(store)
    .filter(isBoughtBy(buyer))
    .find((order) => order.id === id) ?? refuse('There is no such order.', 404)

/** Addresses that no message reaches. */
export function getBounce(address: Address): { readonly reason: string; readonly canRetry: boolean } | null {
  if (address.startsWith('full')) return { reason: 'The mailbox is full.', canRetry: true }
  if (address.endsWith('5550199')) return { reason: 'The number takes no text messages.', canRetry: false }
  return address.startsWith('gone') ? { reason: 'There is no such mailbox.', canRetry: false } : null
}

/** The order number that people use. */
const numberFromId = (id: string): string => id.replace('gift-example-', 'G-100').replace('gift-order-', 'G-200')

/** The code that a gift is sent with. A correction of the address may replace it. */
export const getFirstCode = ({ id }: Pick<GiftOrderRecord, 'id'>, index: number): string =>
  `GIFT${numberFromId(id).replace(/\D/g, '')}${String(10_000 + index)}`

/** When an order's gifts go out, and when they are sent. Asking for either for each of thousands of gifts would take seconds. */
type Start = { readonly startsAt: number; readonly sentAt: Date }

/** A gift is redeemed when its recipient has spent all of it. */
const isEmptied = ({ state }: Store, code: string | null): boolean =>
  code !== null && Object.hasOwn(state.giftHolders, code) && getBalance(state, `gift ${code}`) === 0

function redemptionAt(store: Store, order: Known, { startsAt, sentAt }: Start, recipient: Recipient, index: number): Redemption {
  const { address, name } = recipient
  const id = String(index + 1)
  const changed = store.state.giftChanges[`${order.id}/${id}`]
  const elapsed = (store.now() - startsAt) / 1_000
  const isOut = elapsed >= 0 && index < 20 + elapsed * pace
  const current = changed?.address ?? address
  const isSpent = changed?.status === 'claimed' && isEmptied(store, changed.code)
  const status =
    (isSpent ? 'redeemed' : changed?.status) ?? order.statuses?.[index] ?? (!isOut ? 'scheduled' : getBounce(current) ? 'bounced' : 'sent')
  const bounce =
    status === 'bounced'
      ? (getBounce(current) ?? {
          reason: index % 2 === 0 ? 'The mailbox is full.' : 'There is no such mailbox.',
          canRetry: index % 2 === 0,
        })
      : null
  const hasCode = status !== 'scheduled' && status !== 'cancelled'
  return {
    id,
    address: current,
    name,
    status,
    reason: bounce?.reason ?? null,
    canRetry: bounce?.canRetry ?? false,
    code: changed?.code ?? (hasCode ? getFirstCode(order, index) : null),
    changedAt: changed ? new Date(changed.at) : status === 'scheduled' ? null : sentAt,
  }
}

export function getRedemptions(store: Store, order: Known): readonly Redemption[] {
  const startsAt = sendsAt(order)
  const start = { startsAt, sentAt: new Date(Math.max(order.at, startsAt)) }
  return order.recipients.map((recipient, index) => redemptionAt(store, order, start, recipient, index))
}

/** The message to a recipient with a phone number. The sandbox sends no mail of an order. */
export function textGift(
  store: Store,
  { amount, country }: GiftOrderRecord,
  { address, code, name }: Pick<Redemption, 'address' | 'code' | 'name'>,
): void {
  if (!isPhone(address) || code === null) return
  const text = `${name === '' ? 'You' : `${name}, you`} have a gift of ${formatMoney(cents(amount), currencyIn(country))}. Open it at gift/?gift=${code}`
  send(store, { channel: 'sms', to: address, code: null, text })
}

function getStatus(gifts: readonly Redemption[], startsAt: number, now: number): OrderStatus {
  const waiting = gifts.filter(({ status }) => status === 'scheduled').length
  if (gifts.every(({ status }) => status === 'cancelled')) return 'cancelled'
  if (waiting === 0) return 'sent'
  return now < startsAt ? 'scheduled' : 'sending'
}

/** The refund of an order after so many of its gifts were canceled, in cents. */
export const getRefunded = ({ total, recipients }: Pick<Known, 'total' | 'recipients'>, cancelled: number): number =>
  Math.round((total * cancelled) / recipients.length)

function getSummary(store: Store, order: Known): OrderSummary {
  const gifts = getRedemptions(store, order)
  const cancelled = gifts.filter(({ status }) => status === 'cancelled').length
  return {
    id: order.id,
    number: numberFromId(order.id),
    country: order.country,
    at: new Date(order.at),
    status: getStatus(gifts, sendsAt(order), store.now()),
    count: gifts.length,
    sent: gifts.filter(({ status }) => status !== 'scheduled' && status !== 'cancelled').length,
    claimed: gifts.filter(({ status }) => status === 'claimed' || status === 'redeemed').length,
    bounced: gifts.filter(({ status }) => status === 'bounced').length,
    cancelled,
    refunded: cents(getRefunded(order, cancelled)),
    amount: cents(order.amount),
    total: cents(order.total),
    message: order.message,
    sendOn: order.sendOn,
    timeZone: zoneFrom(order.timeZone),
    expiresOn: order.country === 'NZ' ? { day: voucherExpiry(new Date(order.at)) } : null,
    purchaseOrder: order.purchaseOrder ?? null,
    invoiceUrl: order.buyer === null ? null : `/api/v6/gifting/invoices/${order.id}`,
  }
}

const holds = (query = '', { address, name }: Recipient): boolean => holdsAll([address, name], query)

type Filter = { readonly query?: string | undefined; readonly status?: string | undefined; readonly page: number }

const getPage = <T>(all: readonly T[], page: number, size: number) => ({
  rows: all.slice((page - 1) * size, page * size),
  pages: Math.ceil(all.length / size),
})

/** Each gift by the address that it has now. */
const holdsAny = (store: Store, order: Known, query: string | undefined): boolean =>
  query === undefined || getRedemptions(store, order).some((each) => holds(query, each))

export function listOrders(store: Store, buyer: GiftBuyer, { query, status, page }: Filter) {
  const found = getOrders(store)
    .filter(isBoughtBy(buyer))
    .toSorted((one, other) => other.at - one.at)
    .filter((order) => holdsAny(store, order, query))
    .map((order) => getSummary(store, order))
    .filter((order) => status === undefined || order.status === status)
  const { rows, pages } = getPage(found, page, 10)
  return { orders: { rows, isWhole: true }, pageCount: pages }
}

export function listRedemptions(store: Store, order: Known, { query, status, page, size }: Filter & { readonly size: number }) {
  const found = getRedemptions(store, order).filter((each) => holds(query, each) && (status === undefined || each.status === status))
  const { rows, pages } = getPage(found, page, size)
  return { order: getSummary(store, order), redemptions: rows, matches: found.length, pageCount: pages }
}

/** The invoice of an order, as plain text. */
export function invoice(store: Store, id: string): string {
  const order = getOrders(store).find((each) => each.id === id)
  if (!order) return 'There is no such invoice.'
  const { number, purchaseOrder, count, amount, total, country } = getSummary(store, order)
  return [
    `Invoice ${number}`,
    `Purchase order: ${purchaseOrder ?? 'none'}`,
    `${count} gifts of ${formatMoney(amount, currencyIn(country))}`,
    `Paid: ${formatMoney(total, currencyIn(country))}`,
  ].join('\n')
}
