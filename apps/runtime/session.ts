import { newId } from './identifiers.ts'
import { tabStorage } from './storage.ts'
import { isSignedOut, noteSignOut, ofAudience, saveToken, token } from './token.ts'

// Signing in is for one tab, signing out for all (NET-11). Open tabs receive a message. A tab that sleeps or is at another
// site reads the sign-out from the device's storage when it is back.

type Listener = () => void

const listeners = new Set<Listener>()

/** Subscribes to sign-outs, here or in another tab; returns how to unsubscribe. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const changes = new Set<Listener>()

/** Subscribes to sign-ins and sign-outs, here or in another tab; returns how to unsubscribe. */
export function onSessionChange(listener: Listener): () => void {
  changes.add(listener)
  return () => void changes.delete(listener)
}

const tellChange = () => {
  for (const listener of changes) listener()
}

const tell = () => {
  for (const listener of listeners) listener()
  tellChange()
}

/** Signs in. Staff are signed in on the device, so that other tabs follow. */
export function signIn(token: string): void {
  saveToken(token)
  tellChange()
}

/** Forgets what belongs to a session. The record of an unresolved payment stays: it has no token. */
function forgetSession(): void {
  saveToken(null)
  tabStorage.remove('session')
  for (const prefix of ['flow.', 'proof.', 'attempt.', 'reset.']) tabStorage.clear(prefix)
  tell()
}

/** The channel to other tabs; null where the browser has none. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`platewell.${document.documentElement.dataset['enterprise']}.${ofAudience('session')}`)
  } catch {
    return null
  }
}

/** Signs out in every tab. */
export function signOut(): void {
  noteSignOut(newId())
  forgetSession()
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only pages of the same origin receive it
  channel?.postMessage('signedOut')
  channel?.close()
}

/** The server refuses this token: its owner must sign in again. A newer token stays (NET-03, NET-04). */
export function expireSession(expired: string): void {
  if (token() === expired) signOut()
}

const catchUp = () => {
  if (isSignedOut()) forgetSession()
}

/** Follows sign-outs in other tabs, also those before this page opened. */
export function followSignOuts(): void {
  catchUp()
  openChannel()?.addEventListener('message', forgetSession)
  document.addEventListener('visibilitychange', catchUp)
  // Staff may sign in in another tab.
  window.addEventListener('storage', tellChange)
  // The browser may restore a page as it was, after a sign-out on another page of this tab.
  let leftWith: string | null = null
  window.addEventListener('pagehide', () => (leftWith = token()))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leftWith !== null && token() !== leftWith) tell()
    catchUp()
  })
}
