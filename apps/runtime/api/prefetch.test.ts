import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint } from '../../../features/shared/api/endpoint.ts'
import { stubBrowser } from '../testing/browser.ts'
import { answer, json, sent } from '../testing/server.ts'

const read = endpoint({ method: 'GET', path: '/api/v5/tables/{name}', response: z.object({ seats: z.number() }) })

/** The entry has started this read, with or without a token. */
async function loadAfter(path: string, token: string | null) {
  vi.resetModules()
  const { call } = await import('./call.ts')
  const { startPrefetch } = await import('./prefetch.ts')
  startPrefetch({ path, token })
  return call
}

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
})

describe('NET-02 a prefetched read', () => {
  const bar = '/api/v5/tables/bar'
  it('carries the bearer’s token, and is not made again', async () => {
    answer(() => json({ seats: 4 }))
    const call = await loadAfter(bar, 'secret')
    expect(await call(read, { path: { name: 'bar' } }, { token: 'secret' })).toMatchObject({ ok: true })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret')
  })
  it.each([
    ['secret', undefined],
    [null, 'secret'],
    ['secret', 'other'],
  ])('is made again in the name of who asks: started by %s, asked by %s', async (prefetchedAs, token) => {
    answer(() => json({ seats: 4 }))
    const call = await loadAfter(bar, prefetchedAs)
    await call(read, { path: { name: 'bar' } }, token === undefined ? {} : { token })
    expect(sent).toHaveLength(2)
    expect(sent[1]?.headers.get('Authorization')).toBe(token === undefined ? null : `Bearer ${token}`)
  })
})
