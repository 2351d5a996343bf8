import type { HttpHandler } from 'msw'
import * as api from '../../features/subscription/api.ts'
import { agreeToPrice, change, charges, giveCard, ownSubscriptions } from '../state/checkout/subscribing.ts'
import { settleOnce } from '../state/memory/attempts.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, handleKeyed, onTheWire } from './respond.ts'

export const subscriptionHandlers = (store: Store): readonly HttpHandler[] => [
  handle(api.getOwnSubscriptions, (_, request) => onTheWire(ownSubscriptions(store, bearer(request)))),
  handle(api.cancelSubscription, ({ path }, request) => onTheWire(change(store, bearer(request), path.id, { to: 'cancel' }))),
  handle(api.keepSubscription, ({ path, body }, request) =>
    onTheWire(
      change(store, bearer(request), path.id, { to: 'renew', agreed: { amount: body.amount_to_charge, nextCharge: body.next_charge_on } }),
    ),
  ),
  handle(api.getCharges, (_, request) => onTheWire(charges(store, bearer(request)))),
  handleKeyed(api.changeCard, ({ path, body }, key, request) => {
    const { payment_method_id: method, mandate, amount_to_charge: chargedNow } = body
    return onTheWire(settleOnce(store, key, () => giveCard(store, bearer(request), path.id, { method, mandate, chargedNow })))
  }),
  handle(api.agreeToPrice, ({ path, body }, request) =>
    onTheWire(
      agreeToPrice(store, bearer(request), path.id, {
        amount: body.amount_to_charge,
        from: body.charged_from,
        words: body.renewal_consent,
      }),
    ),
  ),
]
