import { vi } from 'vitest'
import { stubBrowser } from '../../runtime/testing/browser.ts'

// The hosted checkout's calls in Node. A test sets the allowed addresses: it mocks `returnTargets.ts`.

const sent: Request[] = []
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

export const options = { signal: new AbortController().signal }

/** Answers these paths; refuses any other. */
export const server = (answers: Readonly<Record<string, () => Response>>) =>
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(answers[new URL(request.url).pathname]?.() ?? json({}, 422))
  })

export const requests = () =>
  Promise.all(
    sent.map(async (request) => ({
      call: `${request.method} ${request.url.replace('https://api.example', '')}`,
      by: request.headers.get('Authorization'),
      key: request.headers.get('Idempotency-Key'),
      body: request.body === null ? null : ((await request.json()) as unknown),
    })),
  )

export async function openPage() {
  vi.resetModules()
  const [commands, payments, session] = await Promise.all([
    import('../commands.ts'),
    import('../paymentApi.ts'),
    import('../../runtime/session/token.ts'),
  ])
  const api = payments.paymentApi({ before: () => [], onCards: () => undefined })
  return { ...commands, ...payments, ...api, ...session }
}

export async function signedIn() {
  const page = await openPage()
  page.saveToken('diner')
  return page
}
export const by = 'Bearer diner'

export function startServer(): void {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example', returnTargets: ['lunch:'] })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  server({})
}
