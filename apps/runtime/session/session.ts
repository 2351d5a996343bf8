import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import { deviceStorage, type SafeStorage, tabStorage } from '../storage/storage.ts'
import { type WhySignedOut, endFor } from '../storage/storedKeys.ts'
import { leavePayments } from './left.ts'
import {
  audience,
  chosenSignOut,
  forgetUsed,
  isSignedOut,
  lastSignOut,
  noteExpiry,
  noteSignOut,
  ofAudience,
  saveToken,
  storage,
  token,
} from './token.ts'
import { useSyncExternalStore } from 'react'

// Signing in is for one tab, signing out for all. Open tabs receive a message. A tab that sleeps or is at another
// site reads the sign-out from the device's storage when it is back.

type Listener = (why: WhySignedOut) => void

const listeners = new Set<Listener>()

let end: { readonly why: WhySignedOut } | null = null

/** The last end of a session on this page; null before one has ended. */
export const lastEnd = (): typeof end => end

/** Subscribes to sign-outs, here or in another tab; returns how to unsubscribe. A component follows them by `useSessionEnd`. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const changes = new Set<() => void>()

/** Subscribes to sign-ins and sign-outs, here or in another tab; returns how to unsubscribe. */
export function onSessionChange(listener: () => void): () => void {
  changes.add(listener)
  return () => void changes.delete(listener)
}

const tellChange = () => {
  // Whoever is here now is the owner of what waits: a sign-in of anybody else has removed it.
  if (token() !== null) for (const each of [tabStorage, deviceStorage]) each.restore()
  for (const listener of changes) listener()
}

/** Ends a session that the server refuses, on a page that goes on as a guest's. */
export function forgetSession(): void {
  saveToken(null)
  tellChange()
}

const tell = (why: WhySignedOut) => {
  end = { why }
  for (const listener of listeners) listener(why)
  tellChange()
}

/** Why the last session of this page ended; null while somebody is signed in, and before. */
let ended: WhySignedOut | null = null

/** Whether the last session of this page ended without a "Sign out": the next sign-in explains it. */
export const hasExpired = (): boolean => ended === 'expired'

/** Whether somebody has signed out: the next person begins anew, and not where that one was. */
export const isLeft = (): boolean => ended === 'signedOut'

/** Signs in. Staff are signed in on the device, so that other tabs follow. `person`: the address or number of who signs in. */
export function signIn(token: string, person: string): void {
  const key = ofAudience('person')
  const hash = shortHash(person.trim().toLowerCase())
  // A session that was lost has left its work to its owner, and to nobody else.
  if ((storage().read(key) ?? hash) !== hash) {
    leavePayments(audience())
    if (storage() === deviceStorage) signOut()
    else leaveToAnother()
  }
  storage().write(key, hash)
  saveToken(token)
  ended = null
  tellChange()
}

function forgetIn(storage: SafeStorage, why: WhySignedOut): void {
  for (const [key] of storage.list('')) {
    const end = endFor(key, why, audience())
    if (end === 'goes') storage.remove(key)
    if (end === 'inPage') storage.withdraw(key)
  }
}

/** The last sign-out that this tab has followed. A tab that was away may have missed one. */
const seenSignOut = () => ofAudience('seenSignOut')

function forgetInTab(why: WhySignedOut): void {
  tabStorage.write(seenSignOut(), lastSignOut())
  ended = why
  forgetUsed()
  forgetIn(tabStorage, why)
  tell(why)
}

/** The channel to other tabs; null where the browser has none. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`platewell.${document.documentElement.dataset['enterprise']}.${ofAudience('signedOut')}`)
  } catch {
    return null
  }
}

export function signOut(): void {
  leavePayments(audience())
  noteSignOut()
  endSession('signedOut')
}

function endSession(why: WhySignedOut): void {
  // Only in the tab that ends the session: when the others hear of it, somebody may have signed in on the device again.
  forgetIn(deviceStorage, why)
  forgetInTab(why)
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only pages of the same origin receive it
  channel?.postMessage(why)
  channel?.close()
}

/** The server refuses this token: its owner must sign in again. A newer token stays. */
export function expireSession(expired: string): void {
  if (token() !== expired) return
  noteExpiry(expired)
  endSession('expired')
}

/** The sign-outs that this tab has missed: a "Sign out" counts, also if another person's session expired after it. */
const whySince = (seen: string | null): WhySignedOut =>
  seen !== null && chosenSignOut(seen) === chosenSignOut(lastSignOut()) ? 'expired' : 'signedOut'

/** Whether a session that ended since then may have been this tab's. A token of the tab alone may be another than the one that expired. */
const mayBeOurs = (seen: string): boolean => storage() !== tabStorage || chosenSignOut(seen) !== chosenSignOut(lastSignOut())

/** Follows a sign-out that this tab has missed. Returns whether there was one. */
function catchUp(): boolean {
  const seen = tabStorage.read(seenSignOut())
  // A sign-out that was followed counts once: the token of who left may still be in the storage.
  const isMissed = seen !== lastSignOut() && (isSignedOut() || (seen !== null && mayBeOurs(seen)))
  if (isMissed) forgetInTab(whySince(seen))
  else tabStorage.write(seenSignOut(), lastSignOut())
  return isMissed
}

/** The token is another person's. What this page shows and pays with is not theirs: it begins again. */
export const leaveToAnother = (): void => forgetInTab('signedOut')

/** The token has vanished from the storage of this page: its owner must sign in again. Other tabs may still have theirs. */
export function loseSession(): void {
  if (!catchUp()) forgetInTab('expired')
}

/** Follows sign-outs in other tabs, also those before this page opened. */
export function followSignOuts(): void {
  catchUp()
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    data === 'expired' ? catchUp() : forgetInTab('signedOut'),
  )
  document.addEventListener('visibilitychange', catchUp)
  // Staff may sign in in another tab. A sign-out reaches the storage before its message: its reason counts from the first moment.
  window.addEventListener('storage', () => {
    if (!catchUp()) tellChange()
  })
  // The browser may restore a page as it was, after a sign-out on another page of this tab.
  let leftWith: string | null = null
  window.addEventListener('pagehide', () => (leftWith = token()))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leftWith !== null && token() !== leftWith) tell('signedOut')
    catchUp()
  })
}

/** Whether somebody is signed in for this page; follows a sign-out in another tab. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSessionChange, () => token() !== null)
