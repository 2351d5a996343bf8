import type { HttpHandler } from 'msw'
import { createStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'
import { businessHandlers } from './business.ts'
import { claimHandlers } from './claim.ts'
import { checkoutHandlers } from './checkout.ts'
import { eventHandlers } from './events.ts'
import { mapHandlers } from './map.ts'
import { privacyHandlers } from './privacy.ts'
import { purchaseHandlers } from './purchase.ts'

/** The whole API, answered from a store. */
export const createHandlers = (store: Store): readonly HttpHandler[] => [
  // Asked most often; each question is read anew by every handler before the one that knows it.
  ...eventHandlers(store),
  ...claimHandlers(store),
  ...purchaseHandlers(store),
  ...checkoutHandlers(store),
  ...businessHandlers(store),
  ...mapHandlers(),
  ...privacyHandlers(store),
]

/** What stories and tests talk to: reset it before each (`store.reset()`), read it for what was sent. */
export const store = createStore()

export const handlers = createHandlers(store)
