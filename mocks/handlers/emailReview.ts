import { type HttpHandler, http, HttpResponse } from 'msw'
import * as api from '../../features/partners/email-review/api.ts'
import { approveEmails, emailFor, requestEdits, reviewFor } from '../state/partners/reviewing.ts'
import type { Store } from '../state/memory/store.ts'
import { handle, handleOnce, onTheWire } from './respond.ts'

/** The page of an email, as the server shows it to its reviewers. */
const emailPage = http.get('*/api/campaign_emails/:id/:email', ({ params, request }) => {
  const email = emailFor(String(params['id']), new URL(request.url).searchParams.get('token') ?? '', String(params['email']))
  if (!email) return new HttpResponse('This email is not there.', { status: 404 })
  const picture = email.picture === null ? '' : `<img src="${email.picture}" alt="" width="100%">`
  return HttpResponse.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${email.subject}</title>${picture}<h1>${email.subject}</h1><p>${email.body}</p></html>`,
  )
})

/** Answers the calls of the email review. */
export const emailReviewHandlers = (store: Store): readonly HttpHandler[] => [
  handle(api.getReview, ({ path, query }) => onTheWire(reviewFor(store, path.id, query.token))),
  handleOnce(store, api.requestEdits, ({ path, query, body }) => requestEdits(store, path.id, query.token, body)),
  handleOnce(store, api.approveEmails, ({ path, query }) => approveEmails(store, path.id, query.token)),
  emailPage,
]
