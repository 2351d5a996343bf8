import { deviceStorage, tabStorage } from './storage.ts'

/** What a header can carry, and a token is made of. */
const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

/** The sign-out that the device knows as its last one, whichever tab made it. */
const lastSignOut = (): string => deviceStorage.read('signedOut') ?? 'none'

export const noteSignOut = (id: string): void => void deviceStorage.write('signedOut', id)

/** Has somebody signed out in another tab since a member signed in here (NET-11)? */
export function isSignedOut(): boolean {
  const before = tabStorage.read('signedInAfter')
  return before !== null && before !== lastSignOut()
}

/** The token of who is signed in, for as long as the tab lives (NET-02); null for nobody, and for what is no token. */
export function token(): string | null {
  const kept = tabStorage.read('token')
  return kept !== null && isToken(kept) && !isSignedOut() ? kept : null
}

/** The header that carries a token (NET-02). */
export const authorization = (bearer: string | null | undefined): Readonly<Record<string, string>> =>
  bearer === null || bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }

export function saveToken(fresh: string | null): void {
  if (fresh === null || !isToken(fresh)) return ['token', 'signedInAfter'].forEach(tabStorage.remove)
  tabStorage.write('token', fresh)
  tabStorage.write('signedInAfter', lastSignOut())
}
