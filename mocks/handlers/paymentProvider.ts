import { type HttpHandler, http, HttpResponse } from 'msw'
import { endLink } from '../state/partners/partnerFinances.ts'
import type { Store } from '../state/memory/store.ts'

const address = '*/api/stripe_connect/:slug/:link'

const endings = [
  ['connected', 'Give everything, and connect'],
  ['incomplete', 'Connect, but leave a document out'],
  ['checking', 'Give everything, and let the provider check it'],
  ['declined', 'Be declined'],
  ['disconnected', 'Leave without connecting'],
] as const

/** The page of the portal that a person comes from, with how they come back. */
function wayBack(from: string, ending: string): string {
  const back = new URL(from)
  back.searchParams.set('connected_status', ending)
  return back.href
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A stand-in for the payment provider's page: a person chooses how it ends, and is sent back. */
export const paymentProviderHandlers = (store: Store): readonly HttpHandler[] => [
  http.get(address, ({ params, request }) => {
    const url = new URL(request.url)
    const from = url.searchParams.get('from') ?? request.headers.get('Referer') ?? url.origin
    const ending = url.searchParams.get('end')
    if (ending !== null) {
      const ended = endLink(store, String(params['slug']), String(params['link']), ending)
      return new HttpResponse(null, { status: 303, headers: { Location: wayBack(from, ended) } })
    }
    const links = endings.map(([end, label]) => `<p><a href="?${escaped(new URLSearchParams({ end, from }).toString())}">${label}</a></p>`)
    return HttpResponse.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment provider</title><h1>Payment provider</h1><p>This page stands in for the provider’s own.</p>${links.join('')}</html>`,
    )
  }),
]
