import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { optOutSchema } from '../../features/privacy/optOutForm.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { saveToken } from '../runtime/session/token.ts'
import { abilities } from './commands.ts'

const optOut = z.parse(optOutSchema, { state: '', firstName: 'Ada', lastName: 'Moreau', email: 'ada@mail.example' })
const options = { signal: new AbortController().signal }
const sendOptOut = () => abilities.calls.sendOptOut({ optOut }, options)
const readAccount = () => abilities.handlers.readAccount({}, options)
const sent: (string | null)[] = []

/** A server that knows this token, and whose account said so much. */
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
    expect(await sendOptOut()).toMatchObject({ ok: true })
    expect(sent).toEqual(['Bearer mine'])
  })
  it('whose token has ended sends it without one: nobody needs to sign in', async () => {
    server('another', {})
    saveToken('mine')
    expect(await sendOptOut()).toMatchObject({ ok: true })
    expect(sent).toEqual(['Bearer mine', null])
  })
  it.each([
    [{ do_not_track: true }, { type: 'accountOptsOut' }],
    [{ do_not_track: false }, undefined],
    [{ do_not_track: null }, undefined],
    [{}, undefined],
  ])('whose account says %j leads to %j', async (user, event) => {
    server('mine', user)
    saveToken('mine')
    expect(await readAccount()).toEqual(event)
  })
  it('is asked for nothing where nobody is signed in', async () => {
    server('mine', { do_not_track: true })
    expect(await readAccount()).toBeUndefined()
    expect(sent).toEqual([])
    await sendOptOut()
    expect(sent).toEqual([null])
  })
})
