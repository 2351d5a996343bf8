import { type SafeStorage, deviceStorage, tabStorage } from './storage.ts'

/** Who a page is for: `<html data-audience>`. Each audience signs in for itself. */
const audience = (): string => document.documentElement.dataset['audience'] ?? 'member'

/** A member is signed in for as long as the tab lives. Staff work in several tabs, and stay signed in on the device. */
const storage = (): SafeStorage => (audience() === 'member' ? tabStorage : deviceStorage)
export const ofAudience = (key: string): string => (audience() === 'member' ? key : `${audience()}.${key}`)

/** What a header can carry, and a token is made of. */
const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

/** The sign-out that the device knows as its last one, whichever tab made it. */
const lastSignOut = (): string => deviceStorage.read(ofAudience('signedOut')) ?? 'none'

export const noteSignOut = (id: string): void => void deviceStorage.write(ofAudience('signedOut'), id)

/** Has somebody signed out in another tab since a member signed in here (NET-11)? */
export function isSignedOut(): boolean {
  const before = storage().read(ofAudience('signedInAfter'))
  return before !== null && before !== lastSignOut()
}

/** The token of who is signed in, for as long as the tab lives (NET-02); null for nobody, and for what is no token. */
export function token(): string | null {
  const saved = storage().read(ofAudience('token'))
  return saved !== null && isToken(saved) && !isSignedOut() ? saved : null
}

/** The header that carries a token (NET-02). */
export const authorization = (bearer: string | null | undefined): Readonly<Record<string, string>> =>
  bearer === null || bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }

export function saveToken(fresh: string | null): void {
  if (fresh === null || !isToken(fresh)) return ['token', 'signedInAfter'].map(ofAudience).forEach(storage().remove)
  storage().write(ofAudience('token'), fresh)
  storage().write(ofAudience('signedInAfter'), lastSignOut())
}
