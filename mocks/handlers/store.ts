import type { HttpHandler } from 'msw'
import { inquire as inquireEndpoint } from '../../features/email-capture/api.ts'
import * as api from '../../features/store/api.ts'
import { createOption, inquire, loadPanel } from '../state/store/purchasing.ts'
import type { Store } from '../state/memory/store.ts'
import { handle, handleOnce, OnTheWire } from './respond.ts'

/** The restaurant of the requesting page: the body of an open amount does not name it. */
function getProjectParameter(request: Request): string | null {
  const page = request.headers.get('Referer')
  return page === null ? null : new URL(page).searchParams.get('project')
}

export function purchaseHandlers(store: Store): readonly HttpHandler[] {
  return [
    handle(api.getPanel, ({ path }) => {
      const panel = loadPanel(path.slug)
      return 'kind' in panel ? panel : new OnTheWire({ purchase_panel: panel })
    }),
    handle(api.createCashOption, ({ body }, request) => createOption(store, 'ico', getProjectParameter(request), body)),
    handle(api.createGiftCardOption, ({ body }, request) => createOption(store, 'gco', getProjectParameter(request), body)),
    handleOnce(store, inquireEndpoint, ({ path, body }) => inquire(store, { projectId: path.projectId, email: body.inquiry.email })),
  ]
}
