import type { Redemption } from '../../../features/bulk-gifting/orders/orders.ts'
import type { RedemptionStatus } from '../../../features/bulk-gifting/orders/statuses.ts'
import type { Address } from '../../../features/shared/contact/address.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { type Line, post } from '../ledger/ledger.ts'
import { type Known, getBounce, getRedemptions, getRefunded, textGift } from './gifting.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

type Change = (
  gift: Redemption,
) => { readonly status: RedemptionStatus; readonly address?: Address; readonly code?: string | null } | Refused

/** The refund to the buyer's card for canceling so many gifts, in cents, where others were canceled before. */
const returned = (order: Known, count: number, before: number): number => getRefunded(order, before + count) - getRefunded(order, before)

/** An example was never paid here. */
function returnLines(order: Known, count: number, refund: number): readonly Line[] {
  const value = order.amount * count
  return [
    ['cards', refund],
    ['platewell', value - refund + (order.buyer ? 0 : -value)],
    [`gifts of ${order.id}`, order.buyer ? -value : 0],
  ]
}

/** Changes one gift of an order. */
export function changeGift(store: Store, order: Known, giftId: string, change: Change): Record<string, never> | Refused {
  const gift = getRedemptions(store, order).find(({ id }) => id === giftId)
  if (!gift) return refuse('There is no such gift.', 404)
  const changed = change(gift)
  if ('kind' in changed) return changed
  store.update((state) => {
    state.giftChanges[`${order.id}/${giftId}`] = { address: gift.address, code: gift.code, ...changed, at: store.now() }
  })
  if (changed.status === 'sent') textGift(store, order, { ...gift, ...changed })
  return {}
}

/** Bounces once more where no mail can arrive. */
export const sentAgain: Change = ({ address, reason }) => ({
  status: getBounce(address) || reason === 'There is no such mailbox.' ? 'bounced' : 'sent',
})

export const reissued =
  (store: Store, address: Address): Change =>
  ({ status }) => {
    if (status === 'claimed' || status === 'redeemed') return refuse('This gift is claimed already.')
    return status === 'scheduled'
      ? { status, address }
      : { status: getBounce(address) ? 'bounced' : 'sent', address, code: `GIFT${store.nextCode()}` }
  }

/** Cancels one gift, or with null every one that was not sent. */
export function cancelGifts(store: Store, order: Known, giftId: string | null) {
  const gifts = getRedemptions(store, order)
  const canceled = gifts.filter(({ status }) => status === 'cancelled')
  const asked = gifts.filter(({ id }) => giftId === null || id === giftId)
  if (asked.length === 0) return refuse('There is no such gift.', 404)
  const waiting = asked.filter(({ status }) => status === 'scheduled')
  const count = waiting.length
  if (count === 0) return refuse(giftId === null ? 'Every gift has gone out already.' : 'This gift has gone out already.')
  const refunded = returned(order, count, canceled.length)
  const id = store.nextId('cancellation')
  store.update((state) => {
    post(state, { id, at: store.now() }, returnLines(order, count, refunded))
    for (const gift of waiting)
      state.giftChanges[`${order.id}/${gift.id}`] = { status: 'cancelled', address: gift.address, code: null, at: store.now() }
  })
  return { count, refunded: cents(refunded) }
}
