import type { HttpHandler } from 'msw'
import * as api from '../../features/email-review/api.ts'
import { approveEmails, requestEdits, reviewFor } from '../state/reviewing.ts'
import type { Store } from '../state/store.ts'
import { handle, handleOnce, onTheWire } from './respond.ts'

/** Answers the calls of the e-mail review (REV-01 to REV-04). */
export const emailReviewHandlers = (store: Store): readonly HttpHandler[] => [
  handle(api.getReview, ({ path, query }) => onTheWire(reviewFor(store, path.id, query.token))),
  handleOnce(api.requestEdits, ({ path, query, body }, key) => requestEdits(store, { id: path.id, token: query.token, key }, body)),
  handleOnce(api.approveEmails, ({ path, query }, key) => approveEmails(store, { id: path.id, token: query.token, key })),
]
