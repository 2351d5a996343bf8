import { vi } from 'vitest'
import { memoryStorage, stubBrowser } from './browser.ts'

/** The open channels between tabs. Without them every tab is away. */
export const channels = new Set<Channel>()

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

export const deviceOfTabs = (): Storage => device

/** Another device, without a tab. */
export function newDevice(): void {
  device = memoryStorage()
  channels.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
}

/** The entries of a tab, besides which sign-out it has followed. */
export const keysOf = (storage: { list: (prefix: string) => readonly (readonly [string, string])[] }) =>
  storage.list('').flatMap(([key]) => (key.endsWith('seenSignOut') ? [] : [key]))

/** Opens a page in a new or existing tab. */
export async function open(tab: Storage = memoryStorage(), audience?: string) {
  const { document: stub } = stubBrowser()
  if (audience !== undefined) Object.assign(stub.documentElement.dataset, { audience })
  Object.assign(window, { sessionStorage: tab, localStorage: device })
  vi.resetModules()
  const [session, { saveToken, token }, { deviceStorage, tabStorage }] = await Promise.all([
    import('../session/session.ts'),
    import('../session/token.ts'),
    import('../storage/storage.ts'),
  ])
  const page = window
  return { tab, saveToken, token, deviceStorage, tabStorage, here: () => vi.stubGlobal('window', page), ...session }
}
