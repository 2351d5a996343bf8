import type { HttpHandler } from 'msw'
import { sendOptOut } from '../../features/privacy/api.ts'
import { optOut } from '../state/account/privacy.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle } from './respond.ts'

/** Answers the calls of the privacy choices. */
export const privacyHandlers = (store: Store): readonly HttpHandler[] => [
  handle(sendOptOut, ({ body }, request) => optOut(store, body, bearer(request))),
]
