import type { StoredKey } from './storedKeys.ts'

/** A storage of the browser that never throws. When the browser saves nothing (blocked or full), memory holds the value. */
export type SafeStorage = {
  readonly read: (key: string) => string | null
  /** Returns whether the browser saved it. If not, it is lost with the page. */
  readonly write: (key: StoredKey, value: string) => boolean
  /** Whether the browser has a value: `read` also returns one that only memory has. */
  readonly isSaved: (key: string) => boolean
  readonly remove: (key: string) => void
  /** Takes a value out of the browser's storage: until the page is gone, `read` still returns it. */
  readonly withdraw: (key: string) => void
  /** Saves in the browser what memory alone has. */
  readonly restore: () => void
  /** The entries whose keys have this prefix: the rest of each key, and its value. */
  readonly list: (prefix: string) => readonly (readonly [rest: string, value: string])[]
  /** Removes the entries whose keys have this prefix. */
  readonly clear: (prefix: string) => void
}

/** Two enterprises may share a host. */
const ownPrefix = (): string => `platewell.${document.documentElement.dataset['enterprise']}.`

/** The storage's keys. `Object.keys` would also list the methods of a test's storage. */
const keysIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open())
    } catch {
      return undefined
    }
  }
  const saved = (key: string) => attempt((storage) => storage.getItem(ownPrefix() + key)) ?? null
  const read = (key: string) => memory.get(key) ?? saved(key)
  const remove = (key: string) => {
    memory.delete(key)
    attempt((storage) => storage.removeItem(ownPrefix() + key))
  }
  const listKeys = (prefix: string): readonly string[] => {
    const stored = attempt(keysIn) ?? []
    const keys = [...stored.filter((key) => key.startsWith(ownPrefix())).map((key) => key.slice(ownPrefix().length)), ...memory.keys()]
    return [...new Set(keys)].filter((key) => key.startsWith(prefix))
  }
  const write = (key: string, value: string) => {
    const isSaved = attempt((storage) => (storage.setItem(ownPrefix() + key, value), true)) ?? false
    if (isSaved) {
      // Memory must not answer after the browser's copy is removed.
      memory.delete(key)
    } else {
      // The browser's copy is out of date, and a reload would read it.
      remove(key)
      memory.set(key, value)
    }
    return isSaved
  }
  return {
    read,
    write,
    isSaved: (key) => saved(key) !== null,
    remove,
    withdraw: (key) => {
      const value = read(key)
      remove(key)
      if (value !== null) memory.set(key, value)
    },
    restore: () => [...memory].forEach(([key, value]) => write(key, value)),
    list: (prefix) => listKeys(prefix).map((key) => [key.slice(prefix.length), read(key) ?? ''] as const),
    clear: (prefix) => listKeys(prefix).forEach(remove),
  }
}

export const tabStorage = safeStorage(() => window.sessionStorage)
export const deviceStorage = safeStorage(() => window.localStorage)

/** A stored value may be damaged: a header must be able to carry it. */
const isId = (text: string): boolean => /^[\w-]{1,128}$/.test(text)

/** The identifier that is stored under this key; a new one if there is none. */
export function storedId(storage: SafeStorage, key: StoredKey): string {
  const known = storage.read(key)
  if (known !== null && isId(known)) return known
  const fresh = newId()
  storage.write(key, fresh)
  return fresh
}

/** A random identifier. Pages without TLS have no `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The next request gets a new identifier of the device. */
export const forgetDevice = (): void => deviceStorage.remove('device')

/** The headers of every request. */
export const identifiers = (): Readonly<Record<string, string>> => ({
  'X-Session-Id': storedId(tabStorage, 'session'),
  'X-Device-Id': storedId(deviceStorage, 'device'),
})
