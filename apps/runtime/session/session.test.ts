import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, stubBrowser } from '../testing/browser.ts'

const channels = new Set<Channel>()
/** Delivers the messages of the other channels, as the browser's does, but synchronously and each on its own page. */
class Channel extends EventTarget {
  readonly page = window
  constructor() {
    super()
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const other of channels) {
      if (other === this) continue
      vi.stubGlobal('window', other.page)
      other.dispatchEvent(Object.assign(new Event('message'), { data }))
    }
    vi.stubGlobal('window', this.page)
  }
  close() {
    channels.delete(this)
  }
}

let device: Storage

/** What a tab has stored, besides which sign-out it has followed. */
const keysOf = (storage: { list: (prefix: string) => readonly (readonly [string, string])[] }) =>
  storage.list('').flatMap(([key]) => (key.endsWith('seenSignOut') ? [] : [key]))

/** Opens a page in a new or existing tab. */
async function open(tab: Storage = memoryStorage(), audience?: string) {
  const { document: stub } = stubBrowser()
  if (audience !== undefined) Object.assign(stub.documentElement.dataset, { audience })
  Object.assign(window, { sessionStorage: tab, localStorage: device })
  vi.resetModules()
  const [session, { saveToken, token }, { tabStorage }] = await Promise.all([
    import('./session.ts'),
    import('./token.ts'),
    import('../storage/storage.ts'),
  ])
  const page = window
  return { tab, saveToken, token, tabStorage, here: () => vi.stubGlobal('window', page), ...session }
}

beforeEach(() => {
  device = memoryStorage()
  channels.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => void vi.unstubAllGlobals())

describe('NET-11 signing out', () => {
  it('forgets the token and everything else of the person, and leaves an unresolved payment', async () => {
    const page = await open()
    page.saveToken('secret')
    for (const key of ['flow.checkout.ico', 'anything.else']) page.tabStorage.write(key, 'member')
    device.setItem('platewell.testenterprise.unresolved.attempt-1', '{}')
    page.signOut()
    expect(page.token()).toBeNull()
    expect(keysOf(page.tabStorage)).toEqual([])
    expect(device.getItem('platewell.testenterprise.unresolved.attempt-1')).toBe('{}')
  })
  it('reaches this page and those of other tabs', async () => {
    const other = await open()
    other.saveToken('secret')
    other.tabStorage.write('flow.checkout.ico', 'member')
    other.followSignOuts()
    const heard = vi.fn<() => void>()
    other.onSignedOut(heard)
    const page = await open()
    const here = vi.fn<() => void>()
    page.onSignedOut(here)
    page.signOut()
    expect(here).toHaveBeenCalledOnce()
    expect(heard).toHaveBeenCalledOnce()
    other.here()
    expect([other.token(), other.tabStorage.read('flow.checkout.ico')]).toEqual([null, null])
  })
  it('is found by a tab that was away, before it sends anything with its token', async () => {
    const away = await open()
    away.saveToken('secret')
    away.tabStorage.write('flow.checkout.ico', 'member')
    channels.clear()
    ;(await open()).signOut()
    const back = await open(away.tab)
    expect(back.token()).toBeNull()
    back.followSignOuts()
    expect(keysOf(back.tabStorage)).toEqual([])
  })
  it('is found by a page that wakes', async () => {
    const asleep = await open()
    asleep.saveToken('secret')
    asleep.followSignOuts()
    const heard = vi.fn<() => void>()
    asleep.onSignedOut(heard)
    channels.clear()
    const { document: page } = globalThis
    const window = globalThis.window
    ;(await open()).signOut()
    vi.stubGlobal('window', window)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toHaveBeenCalledOnce()
    expect(asleep.token()).toBeNull()
  })
  it.each(['signedOut', 'expired'] as const)(
    'leaves nothing of staff in a tab that was away, also after the next sign-in: %s',
    async (why) => {
      const away = await open(memoryStorage(), 'manager')
      away.signIn('first')
      away.followSignOuts()
      away.tabStorage.write('flow.managersCheckout.1', 'a guest')
      away.tabStorage.write('gifting.draft', 'of the buyers, who sign in for themselves')
      away.tabStorage.write('manager.locations', '1')
      channels.clear()
      const page = await open(memoryStorage(), 'manager')
      if (why === 'signedOut') page.signOut()
      else page.expireSession('first')
      page.signIn('second')
      const back = await open(away.tab, 'manager')
      back.followSignOuts()
      expect(keysOf(back.tabStorage)).toEqual(['gifting.draft', ...(why === 'expired' ? ['manager.locations'] : [])])
      expect(back.token()).toBe('second')
    },
  )
  it('leaves nothing of one member of staff in a tab that was away, also if the session of the next one expired', async () => {
    const away = await open(memoryStorage(), 'partner')
    away.signIn('first')
    away.followSignOuts()
    away.tabStorage.write('partner.edit.brand.x.1', 'unsaved, of the first')
    channels.clear()
    const page = await open(memoryStorage(), 'partner')
    page.signOut()
    page.signIn('second')
    page.expireSession('second')
    const back = await open(away.tab, 'partner')
    back.followSignOuts()
    expect(keysOf(back.tabStorage)).toEqual([])
    back.tabStorage.write('partner.edit.brand.x.1', 'unsaved, of the third')
    page.here()
    page.signIn('third')
    page.expireSession('third')
    back.here()
    expect(back.tabStorage.read('partner.edit.brand.x.1')).toBe('unsaved, of the third')
    const later = await open(away.tab, 'partner')
    later.followSignOuts()
    expect(keysOf(later.tabStorage)).toEqual([])
  })
  it('does not affect a later sign-in, in any tab', async () => {
    const first = await open()
    first.signOut()
    first.saveToken('fresh')
    const again = await open(first.tab)
    again.followSignOuts()
    expect(again.token()).toBe('fresh')
  })
  it('tells an expired session, until the next sign-in, from a "Sign out"', async () => {
    const page = await open()
    page.signIn('secret')
    page.expireSession('secret')
    expect(page.hasExpired()).toBe(true)
    page.signIn('fresh')
    expect(page.hasExpired()).toBe(false)
    page.signOut()
    expect(page.hasExpired()).toBe(false)
  })
  it('reaches a page that the browser restores', async () => {
    const page = await open()
    page.saveToken('secret')
    page.followSignOuts()
    const heard = vi.fn<() => void>()
    page.onSignedOut(heard)
    window.dispatchEvent(new Event('pagehide'))
    // On another page of the same tab.
    page.saveToken(null)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('NET-02 a token', () => {
  it.each(['', 'ключ', 'two words', 'line\nbreak'])('that no header can carry is ignored: %j', async (text) => {
    const { tab, token, saveToken } = await open()
    tab.setItem('platewell.testenterprise.token', text)
    expect(token()).toBeNull()
    saveToken(text)
    expect(tab.getItem('platewell.testenterprise.token')).toBeNull()
  })
})
