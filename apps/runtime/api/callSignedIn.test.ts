import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint } from '../../../features/shared/api/endpoint.ts'
import { stubBrowser } from '../testing/browser.ts'
import { answer, json, sent } from '../testing/server.ts'

const own = endpoint({ method: 'GET', path: '/api/v5/own', response: z.object({ name: z.string() }), auth: 'required' })
const unknown = () => Promise.resolve(new Response('{}', { status: 401 }))

async function open(audience?: string) {
  const { document: page } = stubBrowser({ apiOrigin: 'https://api.example' })
  if (audience) Object.assign(page.documentElement.dataset, { audience })
  vi.resetModules()
  const [{ callSignedIn: call }, session, { token }] = await Promise.all([
    import('./callSignedIn.ts'),
    import('../session/session.ts'),
    import('../session/token.ts'),
  ])
  return { call, token, ...session }
}

beforeEach(() => void (sent.length = 0))

describe('an endpoint that needs a signed-in person', () => {
  it('NET-02 is asked with the token of the session, and not at all without one', async () => {
    answer(() => json({ name: 'Ada' }))
    const page = await open()
    expect(await page.call(own, {})).toMatchObject({ ok: false, failure: { status: 401 } })
    expect(sent).toEqual([])
    page.signIn('secret', 'maya@mail.example')
    await page.call(own, {})
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer secret'])
  })
  it('NET-03 NET-04 ends the session by a 401, and tells the page', async () => {
    answer(unknown)
    const page = await open('manager')
    page.signIn('secret', 'maya@mail.example')
    const changed = vi.fn<() => void>()
    page.onSessionChange(changed)
    await page.call(own, {})
    expect(page.token()).toBeNull()
    expect(changed).toHaveBeenCalledOnce()
  })
  it('NET-02 forgets only the token where the page goes on as a guest’s, and asks again what answers a guest too', async () => {
    answer(unknown, () => json({ name: 'Ada' }), unknown)
    const page = await open()
    const why = vi.fn<(why: string) => void>()
    page.onSignedOut(why)
    for (const [auth, isAnswered] of [
      ['optional', true],
      ['required', false],
    ] as const) {
      page.signIn('ended', 'maya@mail.example')
      expect(await page.call({ ...own, auth }, {}, { orAsGuest: true })).toMatchObject({ ok: isAnswered })
      expect(page.token()).toBeNull()
    }
    await page.call(own, {}, { orAsGuest: true })
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer ended', null, 'Bearer ended'])
    expect(why).not.toHaveBeenCalled()
  })
  it('NET-03 NET-04 ends the session once if its token has vanished, and tells the page; a guest has none to lose', async () => {
    answer(() => json({ name: 'Ada' }))
    const page = await open('partner')
    const why = vi.fn<(why: string) => void>()
    page.onSignedOut(why)
    await page.call(own, {})
    expect(why).not.toHaveBeenCalled()
    page.signIn('secret', 'maya@mail.example')
    await page.call(own, {})
    window.localStorage.clear()
    await page.call(own, {})
    await page.call(own, {})
    expect(why.mock.calls).toEqual([['expired']])
  })
  it.each([
    ['manager', 'localStorage', 'manager.token'],
    ['member', 'sessionStorage', 'token'],
  ] as const)('NET-03 sends nothing of one person under the token of another: %s', async (audience, storage, name) => {
    answer(() => json({ name: 'Ada' }))
    const page = await open(audience)
    const left = vi.fn<(why: string) => void>()
    page.onSignedOut(left)
    page.signIn('of-ada', 'maya@mail.example')
    await page.call(own, {})
    window[storage].setItem(`platewell.testenterprise.${name}`, 'of-bao')
    expect(await page.call(own, {})).toMatchObject({ ok: false, failure: { status: 401 } })
    expect(sent).toHaveLength(1)
    expect(left.mock.calls).toEqual([['signedOut']])
    page.signIn('of-ada-again', 'maya@mail.example')
    expect(await page.call(own, {})).toMatchObject({ ok: true })
  })
  it('leaves the session as it is where the page does without the answer', async () => {
    answer(unknown)
    const page = await open()
    page.signIn('secret', 'maya@mail.example')
    expect(await page.call({ ...own, endsSession: false }, {})).toMatchObject({ ok: false, failure: { status: 401 } })
    expect(page.token()).toBe('secret')
  })
  it('NET-13 offers no sign-out of a session that the server refuses where a guest may stay', async () => {
    answer(unknown)
    const page = await open()
    const { readAccount } = await import('../session/readAccount.ts')
    page.signIn('secret', 'maya@mail.example')
    await readAccount(new AbortController().signal, false)
    expect(page.token()).toBe('secret')
    await readAccount(new AbortController().signal, true)
    expect(page.token()).toBeNull()
  })
  it('leaves the session of who has signed in since', async () => {
    const page = await open()
    page.signIn('old', 'maya@mail.example')
    answer(() => (page.signIn('new', 'maya@mail.example'), unknown()))
    await page.call(own, {})
    expect(page.token()).toBe('new')
  })
})

describe('an endpoint that tells more to who is signed in', () => {
  it('NET-02 is asked without a token by a guest, and with it by who is signed in', async () => {
    answer(() => json({ name: 'Ada' }))
    const page = await open()
    await page.call({ ...own, auth: 'optional' }, {})
    page.signIn('secret', 'maya@mail.example')
    await page.call({ ...own, auth: 'optional' }, {})
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer secret'])
  })
})

describe('an audience', () => {
  it('of staff is signed in in every tab; a member only in one, and neither for the other', async () => {
    const manager = await open('manager')
    manager.signIn('staff', 'maya@mail.example')
    expect(window.localStorage.getItem('platewell.testenterprise.manager.token')).toBe('staff')
    expect(window.sessionStorage.getItem('platewell.testenterprise.token')).toBeNull()
    delete document.documentElement.dataset['audience']
    expect(manager.token()).toBeNull()
  })
  it('follows a sign-in and a sign-out of another tab', async () => {
    const page = await open('manager')
    page.followSignOuts()
    const changed = vi.fn<() => void>()
    page.onSessionChange(changed)
    window.dispatchEvent(new Event('storage'))
    expect(changed).toHaveBeenCalledOnce()
  })
})
