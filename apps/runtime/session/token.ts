import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import { newId, deviceStorage, type SafeStorage, tabStorage } from '../storage/storage.ts'
import { type KeyOfEach, type StoredKey, staff } from '../storage/storedKeys.ts'

/** The audience of a page: `<html data-audience>`. Each audience signs in for itself. */
export const audience = (): string => document.documentElement.dataset['audience'] ?? 'member'

/** Members are signed in for as long as the tab lives. Staff use several tabs: they are signed in on the device. */
export const storage = (): SafeStorage => (audience() === 'member' ? tabStorage : deviceStorage)

export function ofAudience(key: KeyOfEach): StoredKey {
  const own = staff.find((name) => name === audience())
  return own === undefined ? key : `${own}.${key}`
}

const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

/** The last end of a session on this device, in any tab: its last "Sign out" and, after a dot, the mark of a token that expired since. */
export const lastSignOut = (): string => deviceStorage.read(ofAudience('signedOut')) ?? 'none'

/** The "Sign out" of a noted end of a session. An expiry after it leaves it, so that a tab that was away still finds it. */
export const chosenSignOut = (noted: string): string => noted.split('.')[0] ?? noted

/** Notes a "Sign out" for the other tabs of this device. */
export const noteSignOut = (): void => void deviceStorage.write(ofAudience('signedOut'), newId())

/** Notes that the server refuses a token, for other tabs that hold it. */
export const noteExpiry = (expired: string): void =>
  void deviceStorage.write(ofAudience('signedOut'), `${chosenSignOut(lastSignOut())}.${shortHash(expired)}`)

/** Whether this tab's token ended in another tab, after the sign-in in this one. A token that another tab alone holds may expire there. */
export function isSignedOut(): boolean {
  const [before, saved] = (['signedInAfter', 'token'] as const).map((key) => storage().read(ofAudience(key)))
  const last = lastSignOut()
  if (before === null || before === undefined || before === last) return false
  return chosenSignOut(before) !== chosenSignOut(last) || (typeof saved === 'string' && last.endsWith(`.${shortHash(saved)}`))
}

/** The token of the signed-in person; null for a guest, or if the stored text is no token. */
export function token(): string | null {
  const saved = storage().read(ofAudience('token'))
  return saved !== null && isToken(saved) && !isSignedOut() ? saved : null
}

/** The header that carries a token; no header without one. */
export const authorization = (bearer: string | null | undefined): Readonly<Record<string, string>> =>
  bearer === null || bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }

/** The token by which this page has read its data; null before it has, and after the session has ended. */
let used: string | null = null

export const forgetUsed = (): void => void (used = null)

/** Whether this page has a session: it has read by a token, or somebody has signed in on it. */
export const hasUsed = (): boolean => used !== null

/** Whether a token is not the one by which this page has read: somebody else's was put into the storage. */
export function isOfAnother(bearer: string): boolean {
  const isOther = used !== null && used !== bearer
  used = bearer
  return isOther
}

/** Saves the token of a sign-in; null, or text that no header can carry, removes it. */
export function saveToken(fresh: string | null): void {
  used = fresh
  if (fresh === null || !isToken(fresh)) return (['token', 'signedInAfter'] as const).forEach((key) => storage().remove(ofAudience(key)))
  storage().write(ofAudience('token'), fresh)
  storage().write(ofAudience('signedInAfter'), lastSignOut())
}
