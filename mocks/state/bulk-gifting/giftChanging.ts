import type { RedemptionStatus } from '../../../features/bulk-gifting/order.ts'
import { type Line, post } from '../ledger/ledger.ts'
import { type Known, type RedemptionWire, bounceOf, redemptionsOf, refundedOf } from './gifting.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

type Change = (
  gift: RedemptionWire,
) => { readonly status: RedemptionStatus; readonly email?: string; readonly code?: string | null } | Refused

/** What canceling so many more gifts returns to the buyer's card. An example was never paid here. */
function returnLines(store: Store, order: Known, count: number): readonly Line[] {
  const before = redemptionsOf(store, order).filter(({ status }) => status === 'cancelled').length
  const refund = refundedOf(order, before + count) - refundedOf(order, before)
  const value = order.amount * count
  return [
    ['cards', refund],
    ['platewell', value - refund + (order.buyer ? 0 : -value)],
    [`gifts of ${order.id}`, order.buyer ? -value : 0],
  ]
}

type Target = { readonly giftId: string; readonly key: string }

/** Changes one gift of an order, once for each idempotency key. */
export function changeGift(store: Store, order: Known, { giftId, key }: Target, change: Change): Record<string, never> | Refused {
  const { id: orderId } = order
  if (store.state.giftChanges[`${orderId}/${giftId}`]?.key === key) return {}
  const gift = redemptionsOf(store, order).find(({ id }) => id === giftId)
  if (!gift) return refuse('There is no such gift.', 404)
  const changed = change(gift)
  if ('kind' in changed) return changed
  const returned = changed.status === 'cancelled' ? returnLines(store, order, 1) : null
  store.update((state) => {
    state.giftChanges[`${orderId}/${giftId}`] = { email: gift.email, code: gift.code ?? null, ...changed, at: store.now(), key }
    if (returned) post(state, { id: `${orderId}/${giftId} canceled`, at: store.now() }, returned)
  })
  return {}
}

/** Bounces once more where no mail can arrive. */
export const sentAgain: Change = ({ email, reason }) => ({
  status: bounceOf(email) || reason === 'There is no such mailbox.' ? 'bounced' : 'sent',
})

export const reissued =
  (store: Store, email: string): Change =>
  ({ status }) => {
    if (status === 'claimed' || status === 'redeemed') return refuse('This gift is claimed already.')
    return status === 'scheduled'
      ? { status, email }
      : { status: bounceOf(email) ? 'bounced' : 'sent', email, code: `GIFT${store.nextCode()}` }
  }

export const cancelled: Change = ({ status }) =>
  status === 'scheduled' ? { status: 'cancelled' } : refuse('This gift has gone out already.')

/** Cancels every gift that has not gone out. */
export function cancelAll(store: Store, order: Known, key: string): Record<string, never> {
  const waiting = redemptionsOf(store, order).filter(({ status }) => status === 'scheduled')
  if (waiting.length === 0) return {}
  const returned = returnLines(store, order, waiting.length)
  store.update((state) => {
    post(state, { id: `${order.id} canceled by ${key}`, at: store.now() }, returned)
    for (const { id, email } of waiting)
      state.giftChanges[`${order.id}/${String(id)}`] = { status: 'cancelled', email, code: null, at: store.now(), key }
  })
  return {}
}
