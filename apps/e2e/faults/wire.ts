import type { Request, Route } from '@playwright/test'
import { expect } from '../test.ts'
import { type FaultName, faults } from './faultList.ts'

export type Called = { readonly method: string; readonly path: string }

/** The requests of one call, and what becomes of them. `query` tells it from another one at the same path. */
export function wireOf({ method, path }: Called, query = '') {
  const pattern = new RegExp(`${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  let fault: FaultName | null = null
  let sent: Request[] = []
  return {
    matches: ({ pathname, search }: URL) => pattern.test(pathname) && search.includes(query),
    handle: async (route: Route) => {
      if (route.request().method() !== method) return route.fallback()
      sent.push(route.request())
      // The page may be gone by then.
      return (fault === null ? route.continue() : faults[fault](route)).catch(() => undefined)
    },
    /** Forgets the requests of the last press. */
    plan: (next: FaultName | null) => {
      fault = next
      sent = []
    },
    isWrite: method !== 'GET',
    /** The most requests by one token: a call that answers a guest too is made again without a token that has ended. */
    count: () => {
      const tokens = sent.map((one) => one.headers()['authorization'] ?? '')
      return Math.max(0, ...tokens.map((token) => tokens.filter((each) => each === token).length))
    },
    /** The address and body of the first request since the last press. */
    content: (): string | null => {
      const [first] = sent
      return first ? `${first.url()} ${first.postData() ?? ''}` : null
    },
    /** Waits for the call. */
    used: () => expect.poll(() => sent.length, { message: 'the call is made', timeout: 20_000, intervals: [40] }).toBeGreaterThan(0),
  }
}
export type Wire = ReturnType<typeof wireOf>
