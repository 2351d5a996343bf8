import { type HttpHandler, http, HttpResponse } from 'msw'
import * as api from '../../features/bulk-gifting/api.ts'
import * as changing from '../state/bulk-gifting/giftChanging.ts'
import * as gifts from '../state/bulk-gifting/gifting.ts'
import * as paying from '../state/bulk-gifting/giftPaying.ts'
import { type Refused, catalogue, isRefused } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'
import type { GiftBuyer } from '../state/bulk-gifting/giftRecord.ts'
import { bearer, getEnterprise, handle, handleOnce, handlePaying, onTheWire, OnTheWire } from './respond.ts'

/** Answers every endpoint of the bulk-gifting site. */
export function giftingHandlers(store: Store): readonly HttpHandler[] {
  /** Answers a signed-in buyer. */
  const signedIn = <T>(request: Request, answer: (buyer: GiftBuyer) => T): T | Refused => {
    const email = store.state.sessions[bearer(request) ?? '']
    return email === undefined ? catalogue.signInAgain : answer({ email, enterprise: getEnterprise(request) })
  }
  /** The same about one of their orders. */
  const aboutOrder = <T>(request: Request, id: string, answer: (order: gifts.Known) => T): T | Refused =>
    signedIn(request, (buyer) => {
      const order = gifts.findOrder(store, id, buyer)
      return isRefused(order) ? order : answer(order)
    })
  return [
    handle(
      api.getGiftingConfig,
      ({ query }) => new OnTheWire({ gift_by_text: true, ...(query.country === 'NZ' && { country_code: 'NZ' }) }),
    ),
    handle(api.tryOrder, ({ body }, request) => onTheWire(signedIn(request, () => paying.dryRun(store, body)))),
    handlePaying(store, api.placeOrder, ({ body }, key, request) =>
      signedIn(request, (buyer) => paying.placeOrder(store, key, body, buyer)),
    ),
    handle(api.getOrders, ({ query }, request) => signedIn(request, (buyer) => gifts.listOrders(store, buyer, query))),
    // A link that is opened carries no token: a server signs its address.
    http.get('*/api/v6/gifting/invoices/:id', ({ params }) => HttpResponse.text(gifts.invoice(store, String(params['id'])))),
    handle(api.getRedemptions, ({ path, query }, request) =>
      aboutOrder(request, path.id, (order) => gifts.listRedemptions(store, order, { ...query, size: query.per_page })),
    ),
    handleOnce(store, api.resendGift, ({ path: { id, redemptionId } }, request) =>
      aboutOrder(request, id, (order) => changing.changeGift(store, order, redemptionId, changing.sentAgain)),
    ),
    handleOnce(store, api.reissueGift, ({ path: { id, redemptionId }, body }, request) =>
      aboutOrder(request, id, (order) => changing.changeGift(store, order, redemptionId, changing.reissued(store, body.address))),
    ),
    handleOnce(store, api.cancelGifts, ({ path: { id }, body }, request) =>
      aboutOrder(request, id, (order) => changing.cancelGifts(store, order, 'all' in body ? null : body.redemption_id)),
    ),
  ]
}
