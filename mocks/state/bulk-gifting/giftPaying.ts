import * as z from 'zod/mini'
import { voucherExpiry } from '../../../features/bulk-gifting/expiry.ts'
import { type GiftChargeWire, type orderBody, paidOrderBody } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import { giftBill, defaultTerms } from '../../../features/bulk-gifting/terms.ts'
import { cents, orderSum } from '../../../features/shared/money/money.ts'
import { post } from '../ledger/ledger.ts'
import { type Answer, complete, settleOnce } from '../memory/attempts.ts'
import { bankAnswer } from '../memory/bank.ts'
import { dollarsFromCents } from '../memory/dollars.ts'
import { getRedemptions, textGift } from './gifting.ts'
import { getMorning } from './morning.ts'
import type { GiftBuyer } from './giftRecord.ts'
import { type Refused, isRefused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

type Order = z.output<typeof orderBody>
type PaidOrder = z.output<typeof paidOrderBody>

/** A message that makes the sandbox charge without an order. */
export const chargeOnly = 'charge only'

const getSendTime = ({ sendOn, timeZone }: Order): string | null =>
  sendOn === null ? null : new Date(getMorning(sendOn, timeZone)).toISOString()

/** The price and the effects of the order. */
export function dryRun(store: Store, order: Order) {
  const { country, recipients, amount } = order
  if (recipients.length === 0 || recipients.length > 50_000) return refuse('An order has 1 to 50,000 recipients.')
  const bill = giftBill(cents(recipients.length * amount), defaultTerms(country).tiers)
  return {
    recipients_count: recipients.length,
    value: dollarsFromCents(bill.value),
    discount: bill.percent,
    total: dollarsFromCents(bill.total),
    sends_at: getSendTime(order),
    expires_on: country === 'NZ' ? voucherExpiry(new Date(store.now())) : null,
  }
}

function charged(store: Store, key: string, { order, amount_to_charge }: PaidOrder, buyer: GiftBuyer): GiftChargeWire {
  const id = store.nextId('gift-order')
  const at = store.now()
  store.update((state) => {
    state.charges.push({
      id,
      key,
      optionId: 'gift-order',
      amount: amount_to_charge / 100,
      credited: 0,
      email: buyer.email,
      firstName: '',
      lastName: '',
      at,
    })
    const value = order.amount * order.recipients.length
    post(
      state,
      { id, at },
      order.message === chargeOnly
        ? [
            ['cards', 0 - amount_to_charge],
            ['unordered', amount_to_charge],
          ]
        : [
            ['cards', 0 - amount_to_charge],
            ['platewell', amount_to_charge - value],
            [`gifts of ${id}`, value],
          ],
    )
  })
  if (order.message === chargeOnly)
    return {
      outcome: 'charged_not_ordered',
      amount: dollarsFromCents(amount_to_charge),
      reference: `CH-${id.replace(/\D/g, '')}`,
      charged_at: new Date(at).toISOString(),
    }
  const placed = { ...order, buyer, recipients: [...order.recipients], id, total: amount_to_charge, at }
  store.update(({ giftOrders }) => giftOrders.push(placed))
  for (const gift of getRedemptions(store, { ...placed, statuses: null })) if (gift.status === 'sent') textGift(store, placed, gift)
  return {
    outcome: 'ordered',
    order: { id, recipients_count: order.recipients.length, sends_at: getSendTime(order), time_zone: order.timeZone },
  }
}

/** Pays and creates an order once for each key. */
export const placeOrder = (store: Store, key: string, paid: PaidOrder, buyer: GiftBuyer): Answer | Refused =>
  settleOnce(
    store,
    key,
    () => {
      const run = dryRun(store, paid.order)
      if (isRefused(run)) return run
      if (z.decode(orderSum, run.total) !== paid.amount_to_charge) return refuse('The price has changed.', 412)
      return bankAnswer(paid.payment_method_id ?? '', key) ?? charged(store, key, paid, buyer)
    },
    { of: 'order', paid: z.encode(paidOrderBody, paid), buyer },
  )

const awaited = z.object({ paid: paidOrderBody, buyer: z.object({ email: z.string(), enterprise: z.string() }) })

export const completeOrder = (store: Store, key: string): Answer | Refused =>
  complete(store, key, (request) => {
    const { paid, buyer } = z.parse(awaited, request)
    return charged(store, key, paid, buyer)
  })
