import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, stubBrowser } from './testing/browser.ts'

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

/** Opens a page in a new or existing tab. */
async function open(tab: Storage = memoryStorage()) {
  stubBrowser()
  Object.assign(window, { sessionStorage: tab, localStorage: device })
  vi.resetModules()
  const [session, { saveToken, token }, { tabStorage }] = await Promise.all([
    import('./session.ts'),
    import('./token.ts'),
    import('./storage.ts'),
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
  it('forgets the token, every saved flow and the session, and leaves an unresolved payment', async () => {
    const page = await open()
    page.saveToken('secret')
    for (const key of ['flow.checkout.ico', 'flow.claim.x', 'proof.flow.claim.x', 'attempt.claim', 'reset.p1', 'session'])
      page.tabStorage.write(key, 'member')
    device.setItem('platewell.testenterprise.unresolved.attempt-1', '{}')
    page.signOut()
    expect(page.token()).toBeNull()
    expect(page.tabStorage.list('')).toEqual([])
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
    expect(back.tabStorage.list('')).toEqual([])
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
  it('does not affect a later sign-in, in any tab', async () => {
    const first = await open()
    first.signOut()
    first.saveToken('fresh')
    const again = await open(first.tab)
    again.followSignOuts()
    expect(again.token()).toBe('fresh')
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
