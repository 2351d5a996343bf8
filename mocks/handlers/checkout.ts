import type { HttpHandler } from 'msw'
import * as api from '../../features/checkout/api.ts'
import { completePurchase, purchase, setPassword } from '../state/checkout/buying.ts'
import { correct, give } from '../state/checkout/mailing.ts'
import { currentUser } from '../state/account/members.ts'
import { findOrder, subscriptions } from '../state/checkout/ordering.ts'
import { close, lookUp, notePayer, shownTo } from '../state/memory/attempts.ts'
import { refuse } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, handleKeyed, onTheWire, OnTheWire } from './respond.ts'

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
    handleKeyed(api.purchase, ({ body }, key, request) => {
      const { icoId, gcoId, ...order } = body
      const optionId = icoId ?? gcoId
      if (optionId === null) return refuse('This link doesn’t lead to a purchase.')
      const answer = purchase(store, { ...order, kind: icoId === null ? 'gco' : 'ico', optionId, key }, bearer(request))
      notePayer(store, key, bearer(request))
      return onTheWire(answer)
    }),
    handle(api.completePurchase, ({ path: { key } }, request) =>
      onTheWire(shownTo(store, key, bearer(request), completePurchase(store, key))),
    ),
    handle(api.lookUpPurchase, ({ path: { key } }, request) => new OnTheWire(shownTo(store, key, bearer(request), lookUp(store, key)))),
    handle(api.closePurchase, ({ path: { key } }, request) => new OnTheWire(shownTo(store, key, bearer(request), close(store, key)))),
    handle(api.sendGift, ({ path, body }) => ({ gift: give(store, path.id, body) })),
    handle(api.correctGift, ({ path, body }) => correct(store, path.id, body)),
    handle(api.setPassword, ({ body }) => setPassword(store, body.resetToken, body.password)),
  ]
}
