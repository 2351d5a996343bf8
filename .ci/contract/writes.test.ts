import { join } from 'node:path'
import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callSignedIn } from '../../apps/runtime/api/callSignedIn.ts'
import { saveToken, token } from '../../apps/runtime/session/token.ts'
import { stubBrowser } from '../../apps/runtime/testing/browser.ts'
import { answer, json, sent } from '../../apps/runtime/testing/server.ts'
import { submissionFromFailure } from '../../features/shared/api/answers/failureText.ts'
import { type Call, carriesKey, getRoute, operationId } from '../../mocks/contract/calls.ts'
import { contractOf } from './written.ts'

const { calls, recorded } = await contractOf(join(import.meta.dirname, '../..'))

/** The fields of a form with the files that its example writes as `data:` addresses. */
const withFiles = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value).startsWith('data:') ? new File(['picture'], 'picture.png') : value]),
  )

/** An input of the call: an example of its route, as the apps have it. */
function inputOf({ endpoint }: Call) {
  const same = new Set(calls.filter((each) => getRoute(each.endpoint) === getRoute(endpoint)).map(operationId))
  const { path = {}, query, body } = recorded.find(({ call }) => same.has(call))?.request ?? {}
  return {
    path,
    ...(endpoint.query && { query: z.decode(endpoint.query, query) }),
    ...(endpoint.body && { body: z.decode(endpoint.body, withFiles(body ?? {})) }),
  }
}

/** Every write of every app: a new one is here by itself. */
const writes = calls.flatMap((call) => (carriesKey(call.endpoint) ? [{ name: operationId(call), call, input: inputOf(call) }] : []))
type Write = (typeof writes)[number]

/** The page's state after the write; "done" where it counts as done. */
async function shown({ call, input }: Write) {
  const answered = await callSignedIn(call.endpoint, input, { key: 'key-1' })
  return answered.ok ? { phase: 'done' } : submissionFromFailure(answered.failure)
}

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.spyOn(console, 'error').mockReturnValue()
  saveToken('person')
})

const refusals = [
  { success: false, errors: { base: ['Not now.'] } },
  { errors: ['Not now.'] },
  { success: false, message: 'Not now.' },
  { error: 'Not now.' },
]

describe('NET-05 NET-06 NET-12 a write', () => {
  it.each(writes)('$name that is refused has the server’s words, and was not done, also inside a success', async (write) => {
    answer(() => json({ error: 'Not now.' }, 422))
    expect(await shown(write)).toMatchObject({ phase: 'refused', message: 'Not now.', status: 422 })
    for (const body of refusals) {
      answer(() => json(body))
      expect(await shown(write)).toMatchObject({ phase: 'refused', message: 'Not now.' })
    }
    for (const body of [undefined, {}, { errors: {} }, { success: true }]) expect(write.call.endpoint.refuses(body)).toBe(false)
  })

  it.each(writes)('$name may have been done where the answer cannot be read', async (write) => {
    answer(() => new Response('<!doctype html><p>Proxy', { headers: { 'Content-Type': 'text/html' } }))
    expect(await shown(write)).toMatchObject({ phase: 'unknown' })
  })

  it.each(writes)('NET-08 $name may have been done where the answer is lost, and was sent once, with its key', async (write) => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await shown(write)).toMatchObject({ phase: 'unknown' })
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1'])
  })

  const signedIn = writes.filter(({ call }) => call.endpoint.auth === 'required')
  it.each(signedIn)('NET-03 $name without a session ends it, and sends nothing without a token', async (write) => {
    answer(() => json({ error: 'Sign in.' }, 401))
    expect(await shown(write)).toMatchObject({ phase: 'refused', status: 401 })
    expect(token()).toBe(write.call.endpoint.endsSession ? null : 'person')
    if (!write.call.endpoint.endsSession) return
    sent.length = 0
    expect(await shown(write)).toMatchObject({ phase: 'refused', status: 401 })
    expect(sent).toEqual([])
  })
})
