import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getCurrentUser } from '../../../features/account/api.ts'
import { blank, optOutSchema, withOwner } from '../../../features/privacy/privacy.ts'
import { callSignedIn } from '../api/callSignedIn.ts'
import { stubBrowser } from '../testing/browser.ts'
import { saveToken } from '../session/token.ts'
import { sendOptOut } from './sendOptOut.ts'

const optOut = z.parse(optOutSchema, { state: '', firstName: 'Ada', lastName: 'Moreau', email: 'ada@mail.example' })
const send = () => sendOptOut(optOut, 'key-1')
const readAccount = async () => {
  const answer = await callSignedIn(getCurrentUser, {})
  return answer.ok ? answer.value.user : null
}
const sent: (string | null)[] = []

const server = (known: string, user: object) =>
  vi.stubGlobal('fetch', (request: Request) => {
    const by = request.headers.get('Authorization')
    sent.push(by)
    if (by !== null && by !== `Bearer ${known}`) return Promise.resolve(new Response('{}', { status: 401 }))
    return Promise.resolve(Response.json(request.method === 'GET' ? { user } : {}))
  })

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
})
afterEach(() => void vi.unstubAllGlobals())

describe('PRV-05 a signed-in visitor', () => {
  it('sends the choice with the token', async () => {
    server('mine', {})
    saveToken('mine')
    expect(await send()).toMatchObject({ ok: true })
    expect(sent).toEqual(['Bearer mine'])
  })
  it('whose token has ended sends it without one: nobody needs to sign in', async () => {
    server('another', {})
    saveToken('mine')
    expect(await send()).toMatchObject({ ok: true })
    expect(sent).toEqual(['Bearer mine', null])
  })
  it('sends no refused choice a second time', async () => {
    vi.stubGlobal('fetch', (request: Request) => {
      sent.push(request.headers.get('Authorization'))
      return Promise.resolve(new Response('{}', { status: 422 }))
    })
    saveToken('mine')
    expect(await send()).toMatchObject({ ok: false, failure: { status: 422 } })
    expect(sent).toEqual(['Bearer mine'])
  })
  it.each([
    [{ do_not_track: true }, true],
    [{ do_not_track: false }, false],
    [{ do_not_track: null }, false],
    [{}, false],
  ])('whose account says %j opts out: %j', async (user, optsOut) => {
    server('mine', user)
    saveToken('mine')
    expect((await readAccount())?.doNotTrack ?? false).toBe(optsOut)
  })
  it('PRV-01 has what their account says of them filled in, where they have typed nothing', async () => {
    server('mine', { first_name: 'Maya', last_name: 'Lindqvist', email: 'maya@mail.example' })
    saveToken('mine')
    const owner = await readAccount()
    expect(withOwner({ ...blank, firstName: 'M.' }, owner)).toEqual({
      state: '',
      firstName: 'M.',
      lastName: 'Lindqvist',
      email: 'maya@mail.example',
    })
    expect(withOwner(blank, null)).toEqual(blank)
  })
  it('is asked for nothing where nobody is signed in', async () => {
    server('mine', { do_not_track: true })
    expect(await readAccount()).toBeNull()
    expect(sent).toEqual([])
    await send()
    expect(sent).toEqual([null])
  })
})
