import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { calls } from './commands.ts'

const keys: (string | null)[] = []

const server = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (request: Request) => {
    keys.push(request.headers.get('Idempotency-Key'))
    return answer()
  })

const verify = () => calls.verifyEmail({ inviteToken: 'invite-1' }, { signal: new AbortController().signal })

beforeEach(() => {
  keys.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('NET-08 repeats the key until the server answers, and then uses a new one', async () => {
  server(() => Promise.reject(new TypeError('The line broke.')))
  expect(await verify()).toMatchObject({ ok: false })
  server(() => Promise.resolve(new Response('{}', { status: 422 })))
  expect(await verify()).toMatchObject({ ok: false })
  await verify()
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
