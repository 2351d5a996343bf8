import type { HttpHandler } from 'msw'
import * as api from '../../features/purchase-link/api.ts'
import { openLink, resend, sendLinks } from '../state/checkout/linking.ts'
import type { Store } from '../state/memory/store.ts'
import { handle, handleOnce, onTheWire } from './respond.ts'

export const purchaseLinkHandlers = (store: Store): readonly HttpHandler[] => [
  handle(api.openPurchaseLink, ({ body }) => onTheWire(openLink(store, body.token))),
  handleOnce(store, api.sendPurchaseLinks, ({ body }) => sendLinks(store, body)),
  handleOnce(store, api.resendGift, ({ path }) => resend(store, path.id)),
]
