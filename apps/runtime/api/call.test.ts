import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint } from '../../../features/shared/api/endpoint.ts'
import { fields, nothing, wholeNumber } from '../../../features/shared/api/wire.ts'
import { stubBrowser } from '../testing/browser.ts'
import { answer, json, sent } from '../testing/server.ts'

const read = endpoint({ method: 'GET', path: '/api/v5/tables/{name}', response: z.object({ seats: z.number() }) })
const write = endpoint({
  method: 'POST',
  path: '/api/v5/tables',
  query: fields({ tableId: ['id', wholeNumber] }),
  body: fields({ guestName: ['guest_name', z.string()] }),
  response: z.object({ seats: z.number() }),
})
const wish = endpoint({ method: 'POST', path: '/api/v5/wishes', response: nothing })
const input = { query: { tableId: 7 }, body: { guestName: 'Ada' } }

async function load() {
  vi.resetModules()
  return (await import('./call.ts')).call
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

/** Skips the pauses between tries. */
const settled = async <T>(promise: Promise<T>): Promise<T> => {
  await vi.runAllTimersAsync()
  return promise
}

describe('a request', () => {
  it('NET-01 carries the session and the device, NET-02 the bearer’s token', async () => {
    answer(() => json({ seats: 4 }))
    const call = await load()
    await call(read, { path: { name: 'by the window' } }, { token: 'secret' })
    await call(read, { path: { name: 'bar' } })
    const [first, second] = sent
    expect(first?.url).toBe('https://api.example/api/v5/tables/by%20the%20window')
    expect(first?.headers.get('Authorization')).toBe('Bearer secret')
    // A browser that keeps an answer would show it to the next person.
    expect(first?.cache).toBe('no-store')
    for (const header of ['X-Session-Id', 'X-Device-Id']) {
      expect(first?.headers.get(header)).toMatch(/^[0-9a-f]{32}$/)
      expect(second?.headers.get(header)).toBe(first?.headers.get(header))
    }
  })
  it.each(['.', '..'])('NET-05 stays at its own path, whatever the link names: %s', async (name) => {
    answer(() => json({ seats: 4 }))
    await (
      await load()
    )(read, { path: { name } })
    expect(sent[0]?.url).toMatch(/^https:\/\/api\.example\/api\/v5\/tables\/[^/]+$/)
  })
  it('NET-08 carries an idempotency key when it writes: a new one, or the given one', async () => {
    answer(() => json({ seats: 4 }))
    const call = await load()
    await call(write, input, { key: 'attempt-1' })
    await call(write, input)
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('attempt-1')
    expect(sent[1]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })
  it('names its query and body as the wire does', async () => {
    answer(() => json({ seats: 4 }))
    const call = await load()
    await call(write, input)
    expect(new URL(sent[0]?.url ?? '').search).toBe('?id=7')
    expect(await sent[0]?.json()).toEqual({ guest_name: 'Ada' })
  })
})

describe('an answer', () => {
  it('NET-05 that does not fit its schema shows no internals to the guest, and reports all of them to the error hook', async () => {
    answer(() => json({ seats: 'four' }))
    const call = await load()
    const { followReports } = await import('../page/report.ts')
    const hook = vi.fn()
    followReports(hook)
    expect(await call(write, input)).toEqual({ ok: false, failure: { kind: 'malformed' } })
    expect(hook).toHaveBeenCalledOnce()
  })
  it.each([
    ['no JSON', '<html>'],
    ['half a JSON', '{"seats":'],
  ])('NET-05 that is %s is malformed', async (_, body) => {
    answer(() => new Response(body))
    expect(await (await load())(write, input)).toEqual({ ok: false, failure: { kind: 'malformed' } })
  })
  it('NET-05 with one part that does not fit is shown without it, and reported to the error hook', async () => {
    answer(() => json({ dish: 'Soup', hint: 7 }))
    const call = await load()
    const { optional } = await import('../../../features/shared/api/wire.ts')
    const menu = endpoint({ method: 'GET', path: '/api/v5/menu', response: z.object({ dish: z.string(), hint: optional(z.string()) }) })
    const { followReports } = await import('../page/report.ts')
    const hook = vi.fn()
    followReports(hook)
    expect(await call(menu, {})).toEqual({ ok: true, value: { dish: 'Soup', hint: null } })
    const error = new Error('GET /api/v5/menu: a part of the answer was dropped')
    const detail = [{ at: ['/hint'], issues: ['invalid_type'] }]
    expect(hook).toHaveBeenCalledExactlyOnceWith({ type: 'error', error, detail })
  })
  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['an empty 200', () => new Response('')],
    ['any JSON', () => json(['done'])],
  ] as const)('NET-05 without a specified body is a success: %s', async (_, response) => {
    answer(response)
    expect((await (await load())(wish, {})).ok).toBe(true)
  })
  it('NET-05 without a specified body is malformed when it is an HTML page', async () => {
    answer(() => new Response('<html>'))
    expect(await (await load())(wish, {})).toEqual({ ok: false, failure: { kind: 'malformed' } })
  })
  it('NET-05 NET-06 with errors is a refusal with the server’s message, with any status, and whether or not a body is specified', async () => {
    answer(() => json({ seats: 4, errors: { base: ['Fully booked.'] } }))
    const call = await load()
    const failure = { kind: 'refused', status: 200, message: 'Fully booked.' }
    for (const answered of [await call(wish, {}), await call(write, input), await call(read, { path: { name: 'bar' } })])
      expect(answered).toEqual({ ok: false, failure })
  })
  it('NET-05 NET-01 to a request that could not be built is malformed, not offline: nothing was sent, and it is reported', async () => {
    answer(() => json({ seats: 4 }))
    const call = await load()
    const { followReports } = await import('../page/report.ts')
    const hook = vi.fn()
    followReports(hook)
    expect(await call(write, input, { key: 'ключ' })).toEqual({ ok: false, failure: { kind: 'malformed' } })
    expect(hook).toHaveBeenCalledOnce()
    expect(sent).toHaveLength(0)
  })
  it('NET-06 that refuses has the server’s message', async () => {
    answer(() => json({ errors: { base: ['Fully booked.'] } }, 422))
    const failure = { kind: 'refused', status: 422, message: 'Fully booked.' }
    expect(await (await load())(read, { path: { name: 'bar' } })).toEqual({ ok: false, failure })
    expect(sent).toHaveLength(1)
  })
  it('CLM-25 that refuses has the server’s error code', async () => {
    answer(() => json({ error_code: 'fully_booked', message: 'Sorry.' }, 422))
    const call = await load()
    const failure = { kind: 'refused', status: 422, message: 'Sorry.', code: 'fully_booked' }
    expect(await call(write, input)).toEqual({ ok: false, failure })
  })
})

describe('an API that is asked too often', () => {
  it('says when it takes the call again', async () => {
    answer(() => json({ message: 'Too many codes.' }, 429, { 'Retry-After': '30' }))
    const failure = { kind: 'refused', status: 429, message: 'Too many codes.', retryAfter: 30 }
    expect(await (await load())(write, input)).toEqual({ ok: false, failure })
  })
  it('says it by its own clock, which is not the device’s', async () => {
    const [Date, after] = ['Fri, 20 Nov 2026 18:30:00 GMT', 'Fri, 20 Nov 2026 18:30:30 GMT']
    answer(() => json({}, 429, { Date, 'Retry-After': after }))
    expect(await (await load())(write, input)).toMatchObject({ failure: { retryAfter: 30 } })
  })
})

describe('NET-07 trouble', () => {
  it('a read is tried three times, with pauses between', async () => {
    answer(
      offline,
      () => json({}, 503),
      () => json({ seats: 4 }),
    )
    expect(await settled((await load())(read, { path: { name: 'bar' } }))).toEqual({ ok: true, value: { seats: 4 } })
    expect(sent).toHaveLength(3)
  })
  it('a read that fails every time says why', async () => {
    answer(offline)
    const failure = { kind: 'offline' }
    expect(await settled((await load())(read, { path: { name: 'bar' } }))).toEqual({ ok: false, failure })
  })
  it.each([
    ['offline', offline, {}],
    ['offline', offline, { key: 'attempt-1' }],
    ['server', () => json({}, 500), {}],
    ['server', () => json({}, 500), { key: 'attempt-1', token: 'secret' }],
  ] as const)('a write is never sent again (%s, %o)', async (kind, fault, options) => {
    answer(fault)
    expect(await settled((await load())(write, input, options))).toEqual({ ok: false, failure: { kind } })
    expect(sent).toHaveLength(1)
  })
  it('no answer in time is a time-out', async () => {
    answer(() => Promise.reject(new DOMException('late', 'TimeoutError')))
    expect(await settled((await load())(write, input))).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })
  it('an aborted read is not tried again', async () => {
    answer(offline)
    const dropped = AbortSignal.abort()
    await settled((await load())(read, { path: { name: 'bar' } }, { signal: dropped }))
    expect(sent).toHaveLength(1)
  })
})
