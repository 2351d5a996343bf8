import { type SafeStorage, deviceStorage, tabStorage } from './storage.ts'

/** Made here, or by an earlier build: what no header can carry is none. */
const isId = (text: string): boolean => /^[\w-]{1,128}$/.test(text)

function storedId(storage: SafeStorage, key: string): string {
  const known = storage.read(key)
  if (known !== null && isId(known)) return known
  const fresh = newId()
  storage.write(key, fresh)
  return fresh
}

/** A random identifier; `crypto.randomUUID` itself is missing on pages without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sent with every request (NET-01). The device's identifier outlives the session. */
export const identifiers = (): Readonly<Record<string, string>> => ({
  'X-Session-Id': storedId(tabStorage, 'session'),
  'X-Device-Id': storedId(deviceStorage, 'device'),
})

const attemptName = (attempt: string): string => `attempt.${attempt}`

/** The keys of the attempts that were made on this page: a sign-out in another tab, which clears the tab's storage, ends none of them. */
const ofThisPage = new Map<string, string>()

/**
 * The idempotency key of an attempt: the same, a reload included, until the attempt is settled, so that the server acts
 * on it at most once (NET-08).
 */
export function attemptKey(attempt: string): string {
  const key = ofThisPage.get(attempt) ?? storedId(tabStorage, attemptName(attempt))
  ofThisPage.set(attempt, key)
  return key
}

/** Whether a reload will find the attempt's key. */
export const saveAttemptKey = (attempt: string): boolean => tabStorage.write(attemptName(attempt), attemptKey(attempt))

/** What became of the attempt is known. */
export function settleAttempt(attempt: string): void {
  ofThisPage.delete(attempt)
  tabStorage.remove(attemptName(attempt))
}
