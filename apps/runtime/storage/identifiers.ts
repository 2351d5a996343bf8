import { type SafeStorage, deviceStorage, tabStorage } from './storage.ts'

/** A stored value may be damaged: a header must be able to carry it. */
const isId = (text: string): boolean => /^[\w-]{1,128}$/.test(text)

/** The identifier that is stored under this key; a new one if there is none. */
export function storedId(storage: SafeStorage, key: string): string {
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
