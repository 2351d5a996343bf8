import { vi } from 'vitest'

export const sent: Request[] = []

export const json = (body: unknown, status = 200, headers: HeadersInit = {}) => new Response(JSON.stringify(body), { status, headers })

/** Answers the requests in this order; the last answer is repeated. */
export function answer(...answers: readonly (() => Response | Promise<Response>)[]) {
  const fetchMock = vi.fn((asked: Request | string, init?: RequestInit) => {
    const request = new Request(asked, init)
    sent.push(request)
    return Promise.resolve(answers[Math.min(sent.length, answers.length) - 1]?.() ?? Response.error())
  })
  vi.stubGlobal('fetch', fetchMock)
}
