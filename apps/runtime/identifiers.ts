import { type SafeStorage, deviceStorage, tabStorage } from './storage.ts'

/** A stored value may be damaged: a header must be able to carry it. */
const isId = (text: string): boolean => /^[\w-]{1,128}$/.test(text)

function storedId(storage: SafeStorage, key: string): string {
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

/** The headers of every request (NET-01). */
export const identifiers = (): Readonly<Record<string, string>> => ({
  'X-Session-Id': storedId(tabStorage, 'session'),
  'X-Device-Id': storedId(deviceStorage, 'device'),
})

const attemptName = (attempt: string): string => `attempt.${attempt}`

/** Also in memory: a sign-out in another tab clears the storage, but ends no attempt of this page. */
const ofThisPage = new Map<string, string>()

/** The idempotency key of an attempt, the same until it is settled, also after a reload: the server acts at most once (NET-08). */
export function attemptKey(attempt: string): string {
  const key = ofThisPage.get(attempt) ?? storedId(tabStorage, attemptName(attempt))
  ofThisPage.set(attempt, key)
  return key
}

/** Saves the attempt's key, and returns whether a reload will find it. */
export const saveAttemptKey = (attempt: string): boolean => tabStorage.write(attemptName(attempt), attemptKey(attempt))

/** Forgets the key: the outcome of the attempt is known. */
export function settleAttempt(attempt: string): void {
  ofThisPage.delete(attempt)
  tabStorage.remove(attemptName(attempt))
}
