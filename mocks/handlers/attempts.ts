import type { HttpHandler } from 'msw'
import * as z from 'zod/mini'
import * as bills from '../../features/bill/paid/api.ts'
import * as gifting from '../../features/bulk-gifting/api.ts'
import * as checkout from '../../features/checkout/api.ts'
import { closeRefund, lookUpRefund } from '../../features/managers/refund/api.ts'
import { completeOrder } from '../state/bulk-gifting/giftPaying.ts'
import { completePurchase } from '../state/checkout/buying.ts'
import { completeCheck } from '../state/diner/redeeming.ts'
import { type Answer, type Awaiting, close, lookUp, shownTo } from '../state/memory/attempts.ts'
import { type Refused, isRefused, refuse } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'
import { completeBill } from '../state/pos/payingBills.ts'
import { bearer, handle, onTheWire } from './respond.ts'

const charges: Readonly<Record<string, (store: Store, key: string) => Answer | Refused>> = {
  check: completeCheck,
  order: completeOrder,
  purchase: completePurchase,
  table: completeBill,
} satisfies Readonly<Record<Awaiting['of'], unknown>>

/** The payer has confirmed with the bank. An attempt that waits for nothing has its answer already. */
function complete(store: Store, key: string): Answer | Refused {
  const known = store.state.attempts[key]
  if (!known) return refuse('There is no such payment.', 404)
  return charges[String(known.awaiting?.['of'])]?.(store, key) ?? known.refusal ?? known.answer
}

const completed = z.union([bills.completePayment.response, checkout.completePurchase.response, gifting.completeOrder.response])
const found = z.union([bills.lookUpPayment.response, checkout.lookUpPurchase.response, gifting.lookUpOrder.response, lookUpRefund.response])
const closed = z.union([bills.closePayment.response, checkout.closePurchase.response, gifting.closeOrder.response, closeRefund.response])

/** Answers the calls about an attempt, whatever it pays or refunds. */
export function attemptHandlers(store: Store): readonly HttpHandler[] {
  const about =
    (answer: (store: Store, key: string) => Answer | Refused) =>
    ({ path: { key } }: { readonly path: { readonly key: string } }, request: Request) =>
      onTheWire(shownTo(store, key, bearer(request), answer(store, key)))
  return [
    handle({ ...bills.completePayment, response: completed }, about(complete)),
    handle({ ...bills.lookUpPayment, response: found }, about(lookUp)),
    handle({ ...bills.closePayment, response: closed }, about(close)),
  ]
}

/** The answer to a payment as the specification shows it: the charge stands in `transaction`. */
export function flat(said: Answer | Refused): Answer | Refused {
  if (isRefused(said)) return said
  const { payment, ...answer } = said
  if (answer['outcome'] === 'requires_action') return { ...answer, requires_action: true }
  const { id, amount_charged, created_at, ...result } = z.parse(z._default(z.looseObject({}), {}), payment)
  return payment === undefined ? answer : { ...answer, ...result, transaction: { id, amount_charged, created_at } }
}
