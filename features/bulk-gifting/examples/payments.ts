import type { CheckedRun, GiftOrder, GiftReceipt } from '../pay/giftOrder.ts'
import { type DraftPayment, orderAgreement } from '../pay/orderSteps.ts'
import { paymentExamples } from '../../payment/examples.ts'
import { things } from '../../payment/thing.ts'
import { recipientList } from './orders.ts'
import { cents } from '../../shared/money/money.ts'

const today: CheckedRun = {
  count: 2,
  value: cents(100_00),
  percent: 20,
  savings: cents(20_00),
  total: cents(80_00),
  sendsAt: null,
  expiresOn: null,
  problem: null,
}

/** The server's dry runs of an order of two gifts: at once, on a later day, in New Zealand. */
export const dryRun = {
  gift: cents(50_00),
  today,
  later: { ...today, sendsAt: new Date('2026-12-10T14:00:00Z') },
  vouchers: { ...today, percent: 0, savings: cents(0), total: cents(100_00), expiresOn: { day: '2029-11-21' } },
  unreadableExpiry: { ...today, expiresOn: { day: null } },
} as const

export const giftPayment = orderAgreement({ thing: things.order('draft-1'), terms: { buyer: 'ada' }, amount: today.total, currency: 'USD' })

export const giftReceipts = {
  ordered: { kind: 'ordered', orderId: 'gift-order-7', count: 2, sendsAt: null, timeZone: 'unknown' },
  notOrdered: { kind: 'notOrdered', charged: today.total, reference: 'CH-9', at: new Date('2026-11-20T18:30:00Z') },
} as const satisfies Record<GiftReceipt['kind'], GiftReceipt>

export const giftOrder: GiftOrder = {
  country: 'US',
  amount: dryRun.gift,
  recipients: recipientList.recipients.slice(0, 2),
  message: '',
  sendOn: null,
  timeZone: 'America/New_York',
  purchaseOrder: 'PO-2026-118',
}

export const giftPayments = paymentExamples<DraftPayment>({ what: giftPayment, details: giftOrder, receipt: giftReceipts.ordered })
