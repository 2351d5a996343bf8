import type { HttpHandler } from 'msw'
import { inquire as inquireEndpoint } from '../../features/email-capture/api.ts'
import * as api from '../../features/purchase/api.ts'
import { createOption, inquire, loadPanel } from '../store/purchasing.ts'
import type { Store } from '../store/store.ts'
import { handle, OnTheWire } from './respond.ts'

/** Answers every endpoint of the purchase page. */
export function purchaseHandlers(store: Store): readonly HttpHandler[] {
  return [
    handle(api.getPanel, ({ path }) => {
      const panel = loadPanel(path.slug)
      return 'kind' in panel ? panel : new OnTheWire({ purchase_panel: panel })
    }),
    handle(api.createCashOption, ({ body }) => createOption(store, 'ico', body)),
    handle(api.createGiftCardOption, ({ body }) => createOption(store, 'gco', body)),
    handle(inquireEndpoint, ({ path, body }) => inquire(store, path.projectId, body.inquiry.email)),
  ]
}
