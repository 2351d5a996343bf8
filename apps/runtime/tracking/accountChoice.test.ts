import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as account from '../../../features/account/api.ts'
import { getTipHabit } from '../../../features/bill/api.ts'
import { getBuyer } from '../../../features/bulk-gifting/api.ts'
import { getCurrentUser } from '../../../features/checkout/api.ts'
import { getMember } from '../../../features/claim/member/api.ts'
import { signInByCode } from '../../../features/managers/api.ts'
import { anyEmail, emailSchema } from '../../../features/shared/contact/email.ts'
import type { Endpoint } from '../../../features/shared/api/endpoint.ts'
import type * as Call from '../api/call.ts'
import { memoryStorage, stubBrowser } from '../testing/browser.ts'
import { json } from '../testing/server.ts'

const modules = import.meta.glob<object>('../../../features/**/api.ts', { eager: true })
const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'ownAccount' in value
const endpoints = Object.values(modules).flatMap((module) => Object.values<unknown>({ ...module }).filter(isEndpoint))

type Page = typeof Call

const user = { email: 'priya@mail.example', first_name: 'Priya', last_name: 'Vance' }
const email = z.parse(emailSchema(anyEmail), user.email)
const code = { phone_number: '12125550190', sms_verification_code: '482913', site_area: 'managers_web' } as const

const signIns = {
  'with a password: claim, checkout, hosted checkout, diner, bulk gifting, partners': ({ call }: Page) =>
    call(account.signIn, { body: { user: { email, password: 'dinner4two' } } }),
  'with a texted code: managers': ({ call }: Page) => call(signInByCode, { body: code }),
}
const reads = {
  'for the headers and the privacy choices': ({ call }: Page) => call(account.getCurrentUser, {}, { token: 'fresh' }),
  'for the checkout': ({ call }: Page) => call(getCurrentUser, {}, { token: 'fresh' }),
  'for the claim': ({ call }: Page) => call(getMember, {}, { token: 'fresh' }),
  'for the tip': ({ call }: Page) => call(getTipHabit, {}, { token: 'fresh' }),
  'for bulk gifting': ({ call }: Page) => call(getBuyer, {}, { token: 'fresh' }),
}

const asked: string[] = []
let tab: Storage
type Answer = () => Response | Promise<Response>
const optedOut = () => json({ user: { ...user, token: 'fresh', do_not_track: true } })
const optedIn = () => json({ user: { ...user, token: 'fresh', do_not_track: false } })
const silent = () => json({ user: { ...user, token: 'fresh' } })
const down = () => json({}, 403)
const garbled = () => json({ user: { ...user, token: 'fresh', do_not_track: 'perhaps' } })
const optedOutWithoutToken = () => json({ user: { ...user, token: null, do_not_track: true } })

/** A page in the same tab, whose server gives these answers. */
async function open({ signIn = silent, currentUser = silent }: { signIn?: Answer; currentUser?: Answer }) {
  vi.resetModules()
  stubBrowser()
  Object.assign(window, { sessionStorage: tab })
  vi.stubGlobal('navigator', { doNotTrack: null })
  // A step waits for the first touch; `sendStep` does not.
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, 'https://page.example')
    asked.push(pathname.replace(/^\/api\/v\d\//, ''))
    if (pathname.endsWith('/current_user')) return Promise.resolve(currentUser())
    return Promise.resolve(pathname.endsWith('/login') ? signIn() : json({}))
  })
  const [page, { followAccounts }, { sendStep }, { hasOptedOut }] = await Promise.all([
    import('../api/call.ts'),
    import('./followAccounts.ts'),
    import('./track.ts'),
    import('./optedOut.ts'),
  ])
  followAccounts()
  const sendEvent = () => sendStep({ type: 'step', name: 'status', properties: {} })
  return { page, sendEvent, hasOptedOut }
}

/** Whether an event is sent that follows the call, and whether the browser is opted out then. */
async function after(ask: (page: Page) => Promise<unknown>, answers: Parameters<typeof open>[0]) {
  const { page, sendEvent, hasOptedOut } = await open(answers)
  await ask(page)
  await sendEvent()
  return { isSent: asked.includes('events'), isOptedOut: hasOptedOut() }
}

beforeEach(() => {
  asked.length = 0
  tab = memoryStorage()
})

describe('PRV-05 NET-09 no event follows a sign-in of an account that has opted out', () => {
  it.each(Object.entries(signIns))('%s', async (_, signIn) => {
    const none = { isSent: false, isOptedOut: true }
    expect(await after(signIn, { signIn: optedOut })).toEqual(none)
    expect(await after(signIn, { signIn: silent, currentUser: optedOut })).toEqual(none)
    expect(await after(signIn, { signIn: garbled, currentUser: optedOut })).toEqual(none)
  })

  it.each(Object.entries(reads))('nor a read of the account %s', async (_, read) => {
    expect(await after(read, { currentUser: optedOut })).toEqual({ isSent: false, isOptedOut: true })
    expect(await after(read, { currentUser: optedOutWithoutToken })).toEqual({ isSent: false, isOptedOut: true })
  })

  it.each(Object.entries(reads))('nor a choice that cannot be read %s', async (_, read) => {
    expect(await after(read, { currentUser: garbled })).toEqual({ isSent: false, isOptedOut: false })
  })

  it('nor a sign-in whose choice nobody can read', async () => {
    const answers = { signIn: garbled, currentUser: garbled }
    expect(await after(signIns['with a texted code: managers'], answers)).toEqual({ isSent: false, isOptedOut: false })
  })

  it.each(Object.entries(signIns))('but one follows that of another account, %s', async (_, signIn) => {
    expect(await after(signIn, { signIn: optedIn })).toEqual({ isSent: true, isOptedOut: false })
    expect(await after(signIn, { signIn: silent, currentUser: optedIn })).toEqual({ isSent: true, isOptedOut: false })
    expect(await after(signIn, { signIn: silent, currentUser: silent })).toEqual({ isSent: true, isOptedOut: false })
  })
})

it('NET-09 holds an event back until the choice is known, and for good if it cannot be read', async () => {
  const answer = Promise.withResolvers<Response>()
  const { page, sendEvent } = await open({ currentUser: () => answer.promise })
  await page.call(signInByCode, { body: code })
  const sending = sendEvent()
  await page.call(account.forgotPassword, { body: { user: { email } } })
  expect(asked).not.toContain('events')
  answer.resolve(optedIn())
  await sending
  expect(asked).toContain('events')
  asked.length = 0
  expect(await after(signIns['with a texted code: managers'], { currentUser: down })).toEqual({ isSent: false, isOptedOut: false })
})

describe('NET-09 no event is sent on the next page of the tab', () => {
  const signIn = signIns['with a texted code: managers']
  const next = async () => {
    const { page, sendEvent } = await open({})
    asked.length = 0
    await sendEvent()
    return { isSent: asked.includes('events'), signOut: (await import('../session/session.ts')).signOut, page, sendEvent }
  }

  it('if the choice could not be read, until they sign out', async () => {
    await after(signIn, { currentUser: down })
    const { isSent, signOut, sendEvent } = await next()
    expect(isSent).toBe(false)
    signOut()
    await sendEvent()
    expect(asked).toContain('events')
  })

  it('if the choice was being read when they left', async () => {
    const { page } = await open({ currentUser: () => Promise.withResolvers<Response>().promise })
    await page.call(signInByCode, { body: code })
    expect((await next()).isSent).toBe(false)
  })

  it('but is, once the choice was read', async () => {
    await after(signIn, { currentUser: optedIn })
    expect((await next()).isSent).toBe(true)
  })
})

it('reads the account only where the sign-in says nothing of it, and once', async () => {
  const signIn = signIns['with a texted code: managers']
  await after(signIn, { signIn: optedIn })
  expect(asked).toEqual(['managers/login', 'events'])
  asked.length = 0
  await after(signIn, {})
  expect(asked).toEqual(['managers/login', 'current_user', 'events'])
})

it('PRV-05 knows every call that signs somebody in, or reads who is signed in', () => {
  const named = endpoints.filter(({ path }) => /\/(login|current_user)$/.test(path))
  expect(new Set(endpoints.filter(({ ownAccount }) => ownAccount))).toEqual(new Set(named))
  expect(named).toHaveLength(Object.keys({ ...signIns, ...reads }).length)
})
