import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emailContact, request } from '../../features/claim/examples/claim.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { saveToken } from '../runtime/session/token.ts'
import { callsOf } from './commands.ts'

const keys: (string | null)[] = []
const claimed = { account_exists: true, used: false }

/** A server that gives this answer to a claim and this outcome to a look-up. */
const server = (answer: () => Promise<Response>, outcome: object = { outcome: 'unknown' }) =>
  vi.stubGlobal('fetch', (sent: Request) => {
    keys.push(sent.method === 'POST' ? sent.headers.get('Idempotency-Key') : (sent.url.split('/').at(-1) ?? null))
    return sent.method === 'POST' ? answer() : Promise.resolve(Response.json(outcome))
  })

const lost = () => Promise.reject(new TypeError('The line broke.'))
const calls = callsOf('flow.claim.x')
const send = (type: 'claim' | 'lookUpClaim', signal = new AbortController().signal) => calls[type]({ request }, { signal })
const keysAreOne = () => new Set(keys).size === 1

beforeEach(() => {
  keys.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each<[string, () => Promise<Response>]>([
  ['a broken line', lost],
  ['a server that fails', () => Promise.resolve(new Response('', { status: 500 }))],
  ['an answer that nobody can read', () => Promise.resolve(new Response('{"account'))],
  ['a request under way', () => Promise.resolve(new Response('{}', { status: 409 }))],
])('NET-08 a claim that met %s is looked up, and sent again, under its own key', async (_, answer) => {
  server(answer)
  await send('claim')
  await send('lookUpClaim')
  await send('claim')
  expect(keys).toHaveLength(3)
  expect(keysAreOne()).toBe(true)
})

const member = { user: { has_opted_out_email: true } }

it.each([
  ['nobody was signed in: their choices count', null, false, () => Promise.resolve(Response.json(member)), { email: true, sms: false }],
  [
    'nobody was signed in, and their choices cannot be read: nothing is opted in',
    null,
    false,
    () => Promise.resolve(Response.json({}, { status: 403 })),
    { email: true, sms: true },
  ],
  [
    'somebody is signed in, and the form did not show the opt-outs of this address: they are read',
    'earlier',
    false,
    () => Promise.resolve(Response.json(member)),
    { email: true, sms: false },
  ],
  [
    'the form did not show their opt-outs, and they cannot be read: nothing is opted in',
    'earlier',
    false,
    () => Promise.resolve(Response.json({}, { status: 403 })),
    { email: true, sms: true },
  ],
  ['the form showed their opt-outs, so that what they ticked counts', 'earlier', true, lost, { email: false, sms: false }],
] as const)('CHK-11 a member signs in at the claim. %s', async (_, before, sawOptOut, read, optedOut) => {
  saveToken(before)
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST') return Promise.resolve(Response.json({ user: { token: 'fresh', do_not_track: false } }))
    asked.push(request.headers.get('Authorization'))
    return read()
  })
  const user = { email: emailContact.email, password: 'dinner4two', sawOptOut }
  expect(await calls.signIn(user, { signal: new AbortController().signal })).toMatchObject({
    ok: true,
    value: { user: { token: 'fresh' }, optedOut },
  })
  expect(asked).toEqual(sawOptOut ? [] : ['Bearer fresh'])
})

it('NET-08 a claim keeps its key if the guest leaves while it is being sent', async () => {
  const leaving = new AbortController()
  server(() => {
    leaving.abort()
    return Promise.reject(new DOMException('Left.', 'AbortError'))
  })
  await send('claim', leaving.signal)
  server(lost)
  await send('claim')
  expect(keysAreOne()).toBe(true)
})

it.each<[string, object]>([
  ['claimed', { outcome: 'claimed', result: claimed }],
  ['refused', { outcome: 'refused', message: 'No.' }],
])('NET-08 a claim that was %s, as its look-up says, is over', async (_, outcome) => {
  server(lost, outcome)
  await send('claim')
  await send('lookUpClaim')
  await send('claim')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
