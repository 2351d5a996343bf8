import { deviceStorage, tabStorage } from './storage.ts'

/** Whether a header can carry it. */
const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

/** The last sign-out on this device, of any tab. */
const lastSignOut = (): string => deviceStorage.read('signedOut') ?? 'none'

export const noteSignOut = (id: string): void => void deviceStorage.write('signedOut', id)

/** Whether somebody signed out in another tab after the sign-in in this one (NET-11). */
export function isSignedOut(): boolean {
  const before = tabStorage.read('signedInAfter')
  return before !== null && before !== lastSignOut()
}

/** The member's token in this tab (NET-02); null when nobody is signed in, or the stored text is no token. */
export function token(): string | null {
  const saved = tabStorage.read('token')
  return saved !== null && isToken(saved) && !isSignedOut() ? saved : null
}

export const authorization = (bearer: string | null | undefined): Readonly<Record<string, string>> =>
  bearer === null || bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }

export function saveToken(fresh: string | null): void {
  if (fresh === null || !isToken(fresh)) return ['token', 'signedInAfter'].forEach(tabStorage.remove)
  tabStorage.write('token', fresh)
  tabStorage.write('signedInAfter', lastSignOut())
}
