import { vi } from 'vitest'

/** A store as the browser has it. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

/** Lets a store keep what is in it, and take nothing more. */
export function fill(storage: Storage): void {
  storage.setItem = () => {
    throw new DOMException('No room.', 'QuotaExceededError')
  }
}

/** As much of a browser as the runtime needs, for tests in Node. */
export function stubBrowser({ apiOrigin = '', cookie = '' } = {}) {
  const page = Object.assign(new EventTarget(), {
    documentElement: { dataset: { enterprise: 'testenterprise' } },
    querySelector: () => ({ content: apiOrigin }),
    visibilityState: 'visible',
    cookie,
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: memoryStorage(), localStorage: memoryStorage() }))
  vi.stubGlobal('location', { href: 'https://page.example/claim/', search: '' })
  return { document: page }
}
