import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser.ts'
import { json } from '../testing/server.ts'

const sent: string[] = []
const user = { first_name: 'Ada', last_name: 'Moreau', email: 'ada@mail.example' }

/** A page of a browser that sends the signal, whose server has this account for each token. */
async function open(account: object) {
  vi.resetModules()
  stubBrowser()
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return json({ user: account })
    sent.push(`${request.headers.get('Authorization')} ${await request.text()}`)
    return json({})
  })
  const [{ tellAccounts }, { signIn }] = await Promise.all([import('./tellAccount.ts'), import('../session/session.ts')])
  tellAccounts()
  return signIn
}

/** The answers of the server are there at once: each takes a few turns of the event loop. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => void (sent.length = 0))

it('LAW-01 opts out the account of each token once, when it signs in', async () => {
  const signIn = await open(user)
  await settled()
  expect(sent).toEqual([])
  signIn('mine', 'maya@mail.example')
  signIn('mine', 'maya@mail.example')
  await settled()
  expect(sent).toEqual(['Bearer mine {"first_name":"Ada","last_name":"Moreau","email":"ada@mail.example"}'])
  signIn('hers', 'maya@mail.example')
  await settled()
  expect(sent).toHaveLength(2)
})

it.each([
  ['nobody is signed in', undefined, true],
  ['the account is opted out', { ...user, do_not_track: true }, true],
  ['the account was opted out now', user, true],
  ['the account has no address', { ...user, email: null }, false],
  ['the account cannot be read', null, false],
])('LAW-06 the signal counts beyond this browser: %s', async (_, account, isEverywhere) => {
  const signIn = await open(account ?? {})
  const { SignalHonored } = await import('../../../ui/PublicPage/SignalHonored.tsx')
  if (account !== undefined) signIn('mine', 'maya@mail.example')
  await settled()
  expect(renderToStaticMarkup(createElement(SignalHonored, { signalHonored: 'everywhere', signalHonoredHere: 'here' }))).toBe(
    ` · ${isEverywhere ? 'everywhere' : 'here'}`,
  )
})

it.each([{ ...user, do_not_track: true }, { ...user, email: null }, null])('LAW-01 sends nothing for the account %j', async (account) => {
  const signIn = await open(account ?? {})
  signIn('mine', 'maya@mail.example')
  await settled()
  expect(sent).toEqual([])
})
