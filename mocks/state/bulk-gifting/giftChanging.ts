import type { Redemption } from '../../../features/bulk-gifting/orders/orders.ts'
import type { RedemptionStatus } from '../../../features/bulk-gifting/orders/statuses.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { type Line, post } from '../ledger/ledger.ts'
import { type Known, bounceOf, redemptionsOf, refundedOf } from './gifting.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

type Change = (gift: Redemption) => { readonly status: RedemptionStatus; readonly email?: string; readonly code?: string | null } | Refused

/** What canceling so many gifts returns to the buyer's card, in cents, where others were canceled before. */
const returned = (order: Known, count: number, before: number): number => refundedOf(order, before + count) - refundedOf(order, before)

/** An example was never paid here. */
function returnLines(order: Known, count: number, refund: number): readonly Line[] {
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
  store.update((state) => {
    state.giftChanges[`${orderId}/${giftId}`] = { email: gift.email, code: gift.code, ...changed, at: store.now(), key }
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

const answer = (count: number, refund: number) => ({ count, refunded: cents(refund) })

/** Cancels one gift, or with null every one that has not gone out. A repeated key is answered as before. */
export function cancelGifts(
  store: Store,
  order: Known,
  { giftId, key }: { readonly giftId: string | null; readonly key: string },
): ReturnType<typeof answer> | Refused {
  const gifts = redemptionsOf(store, order)
  const changeOf = (id: string) => `${order.id}/${id}`
  const canceled = gifts.filter(({ status }) => status === 'cancelled')
  const already = canceled.filter(({ id }) => store.state.giftChanges[changeOf(id)]?.key === key).length
  if (already > 0) return answer(already, returned(order, already, canceled.length - already))
  const asked = gifts.filter(({ id }) => giftId === null || id === giftId)
  if (asked.length === 0) return refuse('There is no such gift.', 404)
  const waiting = asked.filter(({ status }) => status === 'scheduled')
  const count = waiting.length
  if (count === 0) return refuse(giftId === null ? 'Every gift has gone out already.' : 'This gift has gone out already.')
  const refunded = returned(order, count, canceled.length)
  store.update((state) => {
    post(state, { id: `${order.id} canceled by ${key}`, at: store.now() }, returnLines(order, count, refunded))
    for (const { id, email } of waiting) state.giftChanges[changeOf(id)] = { status: 'cancelled', email, code: null, at: store.now(), key }
  })
  return answer(count, refunded)
}
