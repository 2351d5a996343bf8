import type { Country } from '../../themes/enterprise.ts'
import type { Email } from '../shared/contact/email.ts'
import { type Cents, formatMoney } from '../shared/money/money.ts'
import { counted } from './counted.ts'
import type { GiftBill } from './savings.ts'

/** Most recipients of an order. */
export const mostRecipients = 50_000

/** Who gets a gift. */
export type Recipient = {
  readonly email: Email
  /** Empty where the list has none. */
  readonly name: string
}

/** An order as it is sent. */
export type GiftOrder = {
  readonly country: Country
  /** For each recipient. */
  readonly amount: Cents
  readonly recipients: readonly Recipient[]
  readonly message: string
  /** A calendar day, on which gifts go out at nine in the morning; null for at once. */
  readonly sendOn: string | null
  readonly timeZone: string
}

/** What the server would do with an order. */
export type DryRun = GiftBill & {
  readonly count: number
  /** When the gifts go out; null for at once. */
  readonly sendsAt: Date | null
  /** The last day of the vouchers, if they end. */
  readonly expiresOn: string | null
}

/** `problem`: why it may not be paid; null if it may. */
export type CheckedRun = DryRun & { readonly problem: string | null }

/** What became of an order that was paid. */
export type GiftReceipt =
  | {
      readonly kind: 'ordered'
      readonly orderId: string
      /** Null where neither the server nor this page knows it. */
      readonly count: number | null
      /** How many were ordered, where this page knows it. */
      readonly asked?: number
      /** When the gifts go out; null for at once. */
      readonly sendsAt: Date | null
      readonly timeZone: string | null
    }
  /** The card was charged, but there is no order. */
  | { readonly kind: 'notOrdered'; readonly amount: Cents; readonly reference: string; readonly at: Date }

/** The receipt of this order: it has as many gifts as were sent, where the server does not say how many. */
export const counting = (receipt: GiftReceipt, { recipients }: Pick<GiftOrder, 'recipients'>): GiftReceipt =>
  receipt.kind === 'ordered' ? { ...receipt, count: receipt.count ?? recipients.length, asked: recipients.length } : receipt

export const orderStatuses = ['scheduled', 'sending', 'sent', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** An order as the dashboard lists it. */
export type OrderSummary = {
  readonly id: string
  /** What the buyer and support call it by; null where the server gives none. */
  readonly number: string | null
  readonly country: Country
  readonly at: Date
  readonly status: OrderStatus
  readonly count: number
  /** How many gifts have gone out. */
  readonly sent: number
  /** How many are claimed, redeemed ones included; null where the server does not say. */
  readonly claimed: number | null
  /** How many could not be delivered. */
  readonly bounced: number
  /** How many were cancelled before they went out. */
  readonly cancelled: number
  /** What went back to the card for them; null where the server does not say. */
  readonly refunded: Cents | null
  readonly amount: Cents
  readonly total: Cents
  readonly message: string
  readonly sendOn: string | null
  readonly timeZone: string | null
  readonly expiresOn: string | null
}

/** `48 gifts of $50.00`. */
export const nameOfOrder = ({ count, amount, country }: Pick<OrderSummary, 'count' | 'amount' | 'country'>): string =>
  `${counted(count, 'gift')} of ${formatMoney(amount, country)}`

/** What a cancellation has done. */
export type Canceled = {
  readonly count: number
  /** What goes back to the card; null where the server does not say. */
  readonly refunded: Cents | null
}

/** `Canceled. $20.00 goes back to your card.` */
export const canceledText = ({ refunded }: Canceled, country: Country): string =>
  `Canceled. ${refunded === null ? 'The amount' : formatMoney(refunded, country)} goes back to your card.`

/** How many gifts have still to go out. */
export const waitingGifts = ({ count, sent, cancelled }: Pick<OrderSummary, 'count' | 'sent' | 'cancelled'>): number =>
  Math.max(0, count - sent - cancelled)

export const redemptionStatuses = ['scheduled', 'sent', 'opened', 'claimed', 'redeemed', 'expired', 'cancelled', 'bounced'] as const
export type RedemptionStatus = (typeof redemptionStatuses)[number]

/** One recipient's gift. */
export type Redemption = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly status: RedemptionStatus
  /** Why it could not be delivered. */
  readonly reason: string | null
  /** Whether sending it again to the same address can help. */
  readonly canRetry: boolean
  /** Null before it is sent. */
  readonly code: string | null
  /** When its status last changed. */
  readonly changedAt: Date | null
}

/** What can be done about a gift. */
export const redemptionActions = ({ status, canRetry }: Pick<Redemption, 'status' | 'canRetry'>) => ({
  canResend: status === 'sent' || status === 'opened' || (status === 'bounced' && canRetry),
  // A claimed gift is somebody's already.
  canReissue: status === 'scheduled' || status === 'sent' || status === 'opened' || status === 'bounced',
  canCancel: status === 'scheduled',
})
