import type { HttpHandler } from 'msw'
import * as api from '../../features/subscription/api.ts'
import { change, ownSubscriptions } from '../state/checkout/subscribing.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, onTheWire } from './respond.ts'

export const subscriptionHandlers = (store: Store): readonly HttpHandler[] => [
  handle(api.getOwnSubscriptions, (_, request) => onTheWire(ownSubscriptions(store, bearer(request)))),
  handle(api.cancelSubscription, ({ path }, request) => onTheWire(change(store, bearer(request), path.id, { to: 'cancel' }))),
  handle(api.keepSubscription, ({ path, body }, request) =>
    onTheWire(
      change(store, bearer(request), path.id, { to: 'renew', agreed: { amount: body.amount_to_charge, nextCharge: body.next_charge_on } }),
    ),
  ),
]
