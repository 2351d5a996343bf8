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

/** A page of the provider's own, in its own colours. */
const css = `body { display: grid; place-items: center; min-block-size: 100vh; margin: 0; padding: 1rem; box-sizing: border-box; background: #f3f4fa; color: #30313d; font: 1rem/1.5 system-ui, sans-serif }
main { inline-size: min(28rem, 100%); padding: 2rem; box-sizing: border-box; border-radius: 0.75rem; background: #fff; box-shadow: 0 1rem 3rem rgb(48 49 61 / 0.15) }
.brand { margin: 0 0 1.5rem; color: #4b45c6; font-weight: 700 }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25 }
ul { display: grid; gap: 0.5rem; margin: 1.5rem 0; padding: 0; list-style: none }
a { display: block; padding: 0.75rem 1rem; border: 1px solid #8f90a6; border-radius: 0.375rem; color: inherit; font-weight: 600; text-decoration: none }
li:first-child a { border-color: #4b45c6; background: #4b45c6; color: #fff }
a:hover { border-color: #30313d }
.note { margin: 0; color: #5c5d70; font-size: 0.875rem }`

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
    const links = endings.map(
      ([end, label]) => `<li><a href="?${escaped(new URLSearchParams({ end, from }).toString())}">${label}</a></li>`,
    )
    return HttpResponse.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment provider</title><style>${css}</style><main><p class="brand">Sandbox Payments</p><h1>Get paid by your guests</h1><p>Your business, its bank account and one document: it takes about five minutes.</p><ul>${links.join('')}</ul><p class="note">The sandbox’s page of the payment provider: each line is a way to finish it.</p></main></html>`,
    )
  }),
]
