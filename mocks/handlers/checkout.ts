import type { HttpHandler } from 'msw'
import * as api from '../../features/checkout/api.ts'
import { purchase, setPassword } from '../state/checkout/buying.ts'
import { correct, give } from '../state/checkout/mailing.ts'
import { currentUser } from '../state/account/members.ts'
import { findOrder, subscriptions } from '../state/checkout/ordering.ts'
import { refuse } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, handlePaying, OnTheWire } from './respond.ts'

export function checkoutHandlers(store: Store): readonly HttpHandler[] {
  return [
    handle(api.getOrder, ({ path, query }) => {
      const order = findOrder(store, path.kind, path.id, query.promoCode)
      return order.kind === 'refused' ? order : new OnTheWire({ purchase_option: order })
    }),
    handle(api.getSubscriptions, ({ query }) => new OnTheWire({ purchase_options: subscriptions(store, query.promoCode) })),
    handle(api.getCurrentUser, (_, request) => {
      const user = currentUser(store, bearer(request))
      return 'kind' in user ? user : new OnTheWire({ user })
    }),
    handlePaying(store, api.purchase, ({ body }, key, request) => {
      const { icoId, gcoId, ...order } = body
      const optionId = icoId ?? gcoId
      if (optionId === null) return refuse('This link doesn’t lead to a purchase.')
      return purchase(store, { ...order, kind: icoId === null ? 'gco' : 'ico', optionId, key }, bearer(request))
    }),
    handle(api.sendGift, ({ path, body }) => ({ gift: give(store, path.id, body) })),
    handle(api.correctGift, ({ path, body }) => correct(store, path.id, body)),
    handle(api.setPassword, ({ body }) => setPassword(store, body.resetToken, body.password)),
  ]
}
