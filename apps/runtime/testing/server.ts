import { vi } from 'vitest'

/** The requests that were sent since `sent` was last emptied. */
export const sent: Request[] = []

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Answers the calls one after the other; the last answer is repeated. */
export function answer(...answers: readonly (() => Response | Promise<Response>)[]) {
  const fetchMock = vi.fn((asked: Request | string, init?: RequestInit) => {
    const request = new Request(asked, init)
    sent.push(request)
    return Promise.resolve(answers[Math.min(sent.length, answers.length) - 1]?.() ?? Response.error())
  })
  vi.stubGlobal('fetch', fetchMock)
}
