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
    expect(sent[0]?.cache).toBe('no-store')
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
    // A later read wants a newer answer, also in the name of who has prefetched it.
    await call(read, { path: { name: 'bar' } }, prefetchedAs === null ? {} : { token: prefetchedAs })
    expect(sent).toHaveLength(3)
  })
  it('answers no write to its address, nor the read after the write', async () => {
    answer(() => json({ seats: 4 }))
    const call = await loadAfter(bar, null)
    await call(endpoint({ ...read, method: 'DELETE' }), { path: { name: 'bar' } })
    await call(read, { path: { name: 'bar' } })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
  })
  it('is followed by the read that its answer names, and neither is made again', async () => {
    answer(() => json(sent.length === 1 ? { seats: 4, next: 'hall' } : { seats: 80 }))
    vi.resetModules()
    const { call } = await import('./call.ts')
    const { startPrefetch } = await import('./prefetch.ts')
    startPrefetch({ path: bar, next: (body) => ({ path: `/api/v5/tables/${String(Reflect.get(Object(body), 'next'))}` }) })
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(await call(read, { path: { name: 'hall' } })).toMatchObject({ value: { seats: 80 } })
    expect(await call(read, { path: { name: 'bar' } })).toMatchObject({ value: { seats: 4 } })
    expect(sent).toHaveLength(2)
  })
  it('POS-14 answers no later read, where the page has asked before it began: a bill may be another by then', async () => {
    let seats = 0
    answer(() => json({ seats: (seats += 1), next: 'hall' }))
    vi.resetModules()
    const { call } = await import('./call.ts')
    const { startPrefetch } = await import('./prefetch.ts')
    expect(await call(read, { path: { name: 'hall' } })).toMatchObject({ value: { seats: 1 } })
    const next = vi.fn(() => ({ path: '/api/v5/tables/hall' }))
    startPrefetch({ path: bar, next })
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce())
    const before = sent.length
    expect(await call(read, { path: { name: 'hall' } })).toMatchObject({ value: { seats: before + 1 } })
  })
  it.each(['<html>', 'null', ''])('that answers %j is followed by none', async (body) => {
    answer(() => new Response(body))
    vi.resetModules()
    const { startPrefetch } = await import('./prefetch.ts')
    const next = vi.fn(() => null)
    startPrefetch({ path: bar, next })
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent).toHaveLength(1)
  })
})

describe('a read for the first render', () => {
  const bar = { path: { name: 'bar' } }
  async function readFirst() {
    answer(() => json({ seats: 4 }))
    await loadAfter('/api/v5/tables/bar', null)
    const { readAhead, takeAhead } = await import('./readAhead.ts')
    return { answered: await readAhead(read, bar), take: (name = 'bar') => takeAhead(read, { path: { name } }) }
  }
  it('is given once, and to its own input', async () => {
    const { answered, take } = await readFirst()
    expect(answered).toMatchObject({ value: { seats: 4 } })
    expect(take('hall')).toBeNull()
    expect(take()).toEqual(answered)
    expect(take()).toBeNull()
    expect(sent).toHaveLength(1)
  })
  it('is given to no later one: a bill may have been paid since', async () => {
    const { take } = await readFirst()
    const later = Date.now() + 3_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    expect(take()).toBeNull()
  })
  it('does not wait until a server that fails has been asked again', async () => {
    answer(
      () => json({}, 500),
      () => new Promise<Response>(() => undefined),
    )
    await loadAfter('/api/v5/tables/bar', null)
    const { readAhead, takeAhead } = await import('./readAhead.ts')
    expect(await readAhead(read, bar)).toBeNull()
    expect(takeAhead(read, bar)).toBeNull()
  })
  it('is not made where the page has no prefetch', async () => {
    vi.resetModules()
    const { readAhead } = await import('./readAhead.ts')
    expect(await readAhead(read, bar)).toBeNull()
    expect(sent).toHaveLength(0)
  })
})
