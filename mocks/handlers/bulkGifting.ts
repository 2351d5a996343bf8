import type { HttpHandler } from 'msw'
import * as api from '../../features/bulk-gifting/api.ts'
import * as changing from '../state/bulk-gifting/giftChanging.ts'
import * as gifts from '../state/bulk-gifting/gifting.ts'
import * as paying from '../state/bulk-gifting/giftPaying.ts'
import { type Refused, catalogue } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'
import type { GiftBuyer } from '../state/bulk-gifting/giftRecord.ts'
import { bearer, enterpriseOf, handle, handleOnce, onTheWire, OnTheWire } from './respond.ts'

const isRefused = (answer: object): answer is Refused => 'kind' in answer && answer.kind === 'refused'

/** Answers every endpoint of the bulk-gifting site. */
export function giftingHandlers(store: Store): readonly HttpHandler[] {
  /** Answers a signed-in buyer. */
  const signedIn = (request: Request, answer: (buyer: GiftBuyer) => Readonly<Record<string, unknown>> | Refused) => {
    const email = store.state.sessions[bearer(request) ?? '']
    if (email === undefined) return catalogue.signInAgain
    return onTheWire(answer({ email, enterprise: enterpriseOf(request) }))
  }
  /** Answers a signed-in buyer about one of their orders. */
  const aboutOrder = (request: Request, id: string, answer: (order: gifts.Known) => Readonly<Record<string, unknown>> | Refused) =>
    signedIn(request, (buyer) => {
      const order = gifts.orderOf(store, id, buyer)
      return isRefused(order) ? order : answer(order)
    })
  return [
    handle(api.getGiftingConfig, ({ query }) => new OnTheWire(query.country === 'NZ' ? { country_code: 'NZ' } : {})),
    handle(api.tryOrder, ({ body }, request) => signedIn(request, () => paying.dryRun(store, body))),
    handleOnce(api.placeOrder, ({ body }, key, request) => signedIn(request, (buyer) => paying.placeOrder(store, key, body, buyer))),
    handle(api.completeOrder, ({ path }, request) => signedIn(request, (buyer) => paying.completeOrder(store, path.key, buyer))),
    handle(api.lookUpOrder, ({ path }, request) => signedIn(request, () => paying.lookUpOrder(store, path.key))),
    handle(api.closeOrder, ({ path }, request) => signedIn(request, () => paying.closeOrder(store, path.key))),
    handle(api.getOrders, ({ query }, request) => signedIn(request, (buyer) => gifts.listOrders(store, buyer, query))),
    handle(api.getRedemptions, ({ path, query }, request) =>
      aboutOrder(request, path.id, (order) => gifts.listRedemptions(store, order, { ...query, size: query.per_page })),
    ),
    handleOnce(api.resendGift, ({ path: { id, redemptionId: giftId } }, key, request) =>
      aboutOrder(request, id, (order) => changing.changeGift(store, order, { giftId, key }, changing.sentAgain)),
    ),
    handleOnce(api.reissueGift, ({ path: { id, redemptionId: giftId }, body }, key, request) =>
      aboutOrder(request, id, (order) => changing.changeGift(store, order, { giftId, key }, changing.reissued(store, body.email))),
    ),
    handleOnce(api.cancelGifts, ({ path: { id }, body }, key, request) =>
      aboutOrder(request, id, (order) => changing.cancelGifts(store, order, { giftId: 'all' in body ? null : body.redemption_id, key })),
    ),
  ]
}
