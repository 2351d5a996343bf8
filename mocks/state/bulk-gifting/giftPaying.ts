import * as z from 'zod/mini'
import { voucherExpiry } from '../../../features/bulk-gifting/expiry.ts'
import type { dryRunResponse, GiftChargeWire, orderBody, PaidOrderWire } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import { giftBill, defaultTerms } from '../../../features/bulk-gifting/terms.ts'
import { cents, dollars } from '../../../features/shared/money/money.ts'
import { post } from '../ledger/ledger.ts'
import { declineOf, needsBank } from '../checkout/buying.ts'
import { dollarsOf } from '../memory/dollars.ts'
import { morningOf } from './gifting.ts'
import type { GiftBuyer } from './giftRecord.ts'
import { type Refused, catalogue, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

type Order = z.output<typeof orderBody>

/** A message that makes the sandbox charge without an order. */
export const chargeOnly = 'charge only'

const sendsAtOf = ({ sendOn, timeZone }: Order): string | null =>
  sendOn === null ? null : new Date(morningOf(sendOn, timeZone)).toISOString()

/** What the order costs and does. */
export function dryRun(store: Store, order: Order): z.input<typeof dryRunResponse> | Refused {
  const { country, recipients, amount } = order
  if (recipients.length === 0 || recipients.length > 50_000) return refuse('An order has 1 to 50,000 recipients.')
  const bill = giftBill(cents(recipients.length * amount), defaultTerms(country).tiers)
  return {
    recipients_count: recipients.length,
    value: dollarsOf(bill.value),
    discount: bill.percent,
    total: dollarsOf(bill.total),
    sends_at: sendsAtOf(order),
    expires_on: country === 'NZ' ? voucherExpiry(new Date(store.now())) : null,
  }
}

function remembered(store: Store, key: string, charge: GiftChargeWire): GiftChargeWire {
  store.update(({ giftCharges }) => {
    giftCharges[key] = charge
  })
  return charge
}

function charged(store: Store, key: string, { order, amount_to_charge }: PaidOrderWire, buyer: GiftBuyer): GiftChargeWire {
  const id = store.nextId('gift-order')
  const at = store.now()
  store.update((state) => {
    delete state.giftsAwaiting[key]
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
    return remembered(store, key, {
      outcome: 'charged_not_ordered',
      amount: dollarsOf(amount_to_charge),
      reference: `CH-${id.replace(/\D/g, '')}`,
      charged_at: new Date(at).toISOString(),
    })
  store.update(({ giftOrders }) => giftOrders.push({ ...order, buyer, recipients: [...order.recipients], id, total: amount_to_charge, at }))
  return remembered(store, key, {
    outcome: 'ordered',
    order: { id, recipients_count: order.recipients.length, sends_at: sendsAtOf(order), time_zone: order.timeZone },
  })
}

/** Pays and creates an order once for each key. */
export function placeOrder(store: Store, key: string, paid: PaidOrderWire, buyer: GiftBuyer): GiftChargeWire | Refused {
  const before = store.state.giftCharges[key]
  if (before?.outcome === 'closed') return catalogue.paymentGivenUp
  if (before) return before
  const run = dryRun(store, paid.order)
  if ('kind' in run) return run
  if (z.decode(dollars, run.total) !== paid.amount_to_charge) return refuse('The price has changed.', 412)
  const method = paid.payment_method_id ?? ''
  const declined = declineOf(method)
  if (declined !== undefined) return remembered(store, key, { outcome: 'declined', decline_code: declined })
  if (!needsBank(method)) return charged(store, key, paid, buyer)
  store.update(({ giftsAwaiting }) => {
    giftsAwaiting[key] = paid
  })
  return remembered(store, key, { outcome: 'requires_action', client_secret: `secret_${key}` })
}

export function completeOrder(store: Store, key: string, buyer: GiftBuyer): GiftChargeWire | Refused {
  const awaiting = store.state.giftsAwaiting[key]
  const before = store.state.giftCharges[key]
  if (before && before.outcome !== 'requires_action') return before
  return awaiting ? charged(store, key, awaiting, buyer) : refuse('There is no such payment.', 404)
}

export const lookUpOrder = (store: Store, key: string): GiftChargeWire | { readonly outcome: 'unknown' } =>
  store.state.giftCharges[key] ?? { outcome: 'unknown' }

export function closeOrder(store: Store, key: string): GiftChargeWire {
  const before = store.state.giftCharges[key]
  return before && before.outcome !== 'requires_action' ? before : remembered(store, key, { outcome: 'closed' })
}
