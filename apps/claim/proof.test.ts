import { afterEach, beforeEach, expect, it } from 'vitest'
import { emailContact, guestEmail } from '../../features/claim/examples/claim.ts'
import { states } from '../../features/claim/examples/states.ts'
import { saveToken, token } from '../runtime/session/token.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { asked, claimed, close, json, lost, offerId, open, proofKey, server, visit } from './testing/visit.ts'

const savedValues = () => Array.from({ length: window.sessionStorage.length }, (_, index) => window.sessionStorage.key(index))

beforeEach(open)
afterEach(close)

const member = { user: { has_opted_out_email: true } }
const unreadable = () => json({}, 403)

it.each([
  ['nobody was signed in: their choices count', null, false, () => json(member), { email: true, sms: false }],
  ['nobody was signed in, and their choices cannot be read: nothing is opted in', null, false, unreadable, { email: true, sms: true }],
  [
    'somebody is signed in, and the form did not show the opt-outs of this address: they are read',
    'earlier',
    false,
    () => json(member),
    { email: true, sms: false },
  ],
  [
    'the form did not show their opt-outs, and they cannot be read: nothing is opted in',
    'earlier',
    false,
    unreadable,
    { email: true, sms: true },
  ],
  ['the form showed their opt-outs, so that what they ticked counts', 'earlier', true, lost, { email: false, sms: false }],
] as const)('CHK-11 a member signs in at the claim. %s', async (_, before, sawOptOut, read, optedOut) => {
  saveToken(before)
  server((path) => json(path === 'login' ? { user: { token: 'fresh', do_not_track: false } } : claimed), read)
  const { calls, claim } = visit()
  const { signal } = new AbortController()
  const answer = await calls.signIn({ email: emailContact.email, password: 'dinner4two', sawOptOut }, { signal })
  expect(answer).toEqual({ ok: true, value: { optedOut } })
  await claim(signal, 'account')
  expect(asked.slice(1).map(({ token }) => token)).toEqual([...(sawOptOut ? [] : ['Bearer fresh']), 'fresh'])
  expect(token()).toBe(before)
})

it('NET-08 CLM-22 a code is verified by the token of the last text, and an answer that nobody waits for changes nothing', async () => {
  let texts = 0
  server((path) => json(path.startsWith('send') ? { token: `text-${(texts += 1)}` } : { verified: true }))
  const { text, verify } = visit()
  expect(await text()).toEqual({ ok: true, value: { verifyNumber: null } })
  await verify()
  await text()
  await verify()
  const left = new AbortController()
  const late = text(left.signal)
  left.abort()
  await late
  await verify()
  expect(asked.flatMap(({ path, token }) => (path === 'verify_sms_code' ? [token] : []))).toEqual(['text-1', 'text-2', 'text-2'])
})

it('NET-08 an accepted address claims by its token, and nobody claims without one', async () => {
  server((path) => json(path === 'validate_email' ? { token: 'mail-token', existing_user: false } : claimed))
  const { calls, claim, onSave } = visit()
  onSave(states.emailInput, true)
  const { signal } = new AbortController()
  expect(await claim(signal, 'email')).toMatchObject({ failure: { status: 401 } })
  expect(asked).toEqual([])
  expect(await calls.validateEmail({ offerId, email: guestEmail }, { signal })).toEqual({ ok: true, value: { existingUser: false } })
  expect(await claim(signal, 'email')).toMatchObject({ ok: true })
  expect(asked.at(-1)).toMatchObject({ token: 'mail-token' })
})

it('NET-13 a member claims by their session, which ends when the server refuses it', async () => {
  saveToken('session-token')
  server(() => json({}, 401))
  const { claim, saved } = visit()
  const pending = { ...states.claimUnknown, proof: 'session', lookUp: 'asking' }
  expect(saved.read(pending)).toEqual(pending)
  await claim(undefined, 'session')
  expect(asked).toMatchObject([{ path: 'claim_offer', token: 'session-token' }])
  expect(token()).toBeNull()
  expect(saved.read(pending)).toMatchObject({ proof: null })
  await claim(undefined, 'session')
  expect(asked).toHaveLength(1)
})

it('NET-11 saves the token apart from the state, only while the state needs it, and in no name', () => {
  const { onSave, saved } = visit()
  const toRestore = saved.toSave(states.claiming)
  onSave(states.claiming, true)
  expect(tabStorage.read(proofKey)).toBe('sms-token')
  expect(saved.read(toRestore)).toMatchObject({ proof: 'phone' })
  expect(savedValues().join()).not.toContain('sms-token')
  onSave(states.success, true)
  expect(tabStorage.read(proofKey)).toBeNull()
  expect(saved.read(toRestore)).toMatchObject({ proof: null })
})
