import type { HttpHandler } from 'msw'
import * as api from '../../features/bulk-gifting/api.ts'
import * as changing from '../state/giftChanging.ts'
import * as gifts from '../state/gifting.ts'
import * as paying from '../state/giftPaying.ts'
import { type Refused, catalogue } from '../state/refusal.ts'
import type { Store } from '../state/store.ts'
import { bearer, handle, handleOnce, onTheWire, OnTheWire } from './respond.ts'

const isRefused = (answer: object): answer is Refused => 'kind' in answer && answer.kind === 'refused'

/** Answers every endpoint of the bulk-gifting site. */
export function giftingHandlers(store: Store): readonly HttpHandler[] {
  /** Answers a signed-in buyer. */
  const signedIn = (request: Request, answer: (buyer: string) => Readonly<Record<string, unknown>> | Refused) => {
    const buyer = store.state.sessions[bearer(request) ?? '']
    if (buyer === undefined) return catalogue.signInAgain
    return onTheWire(answer(buyer))
  }
  return [
    handle(api.getGiftingConfig, ({ query }) => new OnTheWire(query.country === 'NZ' ? { country_code: 'NZ' } : {})),
    handle(api.tryOrder, ({ body }, request) => signedIn(request, () => paying.dryRun(store, body))),
    handleOnce(api.placeOrder, ({ body }, key, request) => signedIn(request, (buyer) => paying.placeOrder(store, key, body, buyer))),
    handle(api.completeOrder, ({ path }, request) => signedIn(request, (buyer) => paying.completeOrder(store, path.key, buyer))),
    handle(api.lookUpOrder, ({ path }, request) => signedIn(request, () => paying.lookUpOrder(store, path.key))),
    handle(api.closeOrder, ({ path }, request) => signedIn(request, () => paying.closeOrder(store, path.key))),
    handle(api.getOrders, ({ query }, request) => signedIn(request, () => gifts.listOrders(store, query))),
    handle(api.getRedemptions, ({ path, query }, request) =>
      signedIn(request, () => {
        const order = gifts.orderOf(store, path.id)
        return isRefused(order) ? order : gifts.listRedemptions(store, order, { ...query, size: query.per_page })
      }),
    ),
    handleOnce(api.resendGift, ({ path: { id: orderId, redemptionId: giftId } }, key, request) =>
      signedIn(request, () => changing.changeGift(store, { orderId, giftId, key }, changing.sentAgain)),
    ),
    handleOnce(api.reissueGift, ({ path: { id: orderId, redemptionId: giftId }, body }, key, request) =>
      signedIn(request, () => changing.changeGift(store, { orderId, giftId, key }, changing.reissued(store, body.email))),
    ),
    handleOnce(api.cancelGifts, ({ path: { id: orderId }, body }, key, request) =>
      signedIn(request, () =>
        'all' in body
          ? changing.cancelAll(store, orderId, key)
          : changing.changeGift(store, { orderId, giftId: body.redemption_id, key }, changing.cancelled),
      ),
    ),
  ]
}
