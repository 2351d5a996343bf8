import { vi } from 'vitest'
import type { PageSettings } from '../page/deployed.ts'

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

/** Makes a storage full: it keeps its values and accepts no more. */
export function fill(storage: Storage): void {
  storage.setItem = () => {
    throw new DOMException('No room.', 'QuotaExceededError')
  }
}

/** The parts of a browser that the runtime needs, for tests in Node. */
export function stubBrowser({ cookie = '', ...settings }: PageSettings & { readonly cookie?: string } = {}) {
  const page = Object.assign(new EventTarget(), {
    documentElement: { dataset: { enterprise: 'testenterprise' } },
    getElementById: () => ({ textContent: JSON.stringify(settings) }),
    visibilityState: 'visible',
    cookie,
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: memoryStorage(), localStorage: memoryStorage() }))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { origin: 'https://page.example', href: 'https://page.example/claim/', search: '' })
  return { document: page }
}
