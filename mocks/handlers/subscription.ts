import type { HttpHandler } from 'msw'
import * as api from '../../features/checkout/subscription/api.ts'
import { change, ownSubscriptions } from '../state/checkout/subscribing.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, onTheWire } from './respond.ts'

export const subscriptionHandlers = (store: Store): readonly HttpHandler[] => [
  handle(api.getOwnSubscriptions, (_, request) => onTheWire(ownSubscriptions(store, bearer(request)))),
  handle(api.cancelSubscription, ({ path }, request) => onTheWire(change(store, bearer(request), path.id, 'cancel'))),
  handle(api.keepSubscription, ({ path }, request) => onTheWire(change(store, bearer(request), path.id, 'renew'))),
]
