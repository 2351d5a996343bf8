import { vi } from 'vitest'

/** A store as the browser has it. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return Object.assign(Object.create({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }), { length: 0 })
}

/** As much of a browser as the runtime needs, for tests in Node. */
export function stubBrowser({ apiOrigin = '', cookie = '' } = {}) {
  const page = Object.assign(new EventTarget(), {
    documentElement: { dataset: { enterprise: 'testhouse' } },
    querySelector: () => ({ content: apiOrigin }),
    visibilityState: 'visible',
    cookie,
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: memoryStorage(), localStorage: memoryStorage() }))
  vi.stubGlobal('location', { href: 'https://page.example/claim/' })
  return { document: page }
}
