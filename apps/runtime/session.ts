import { newId } from './identifiers.ts'
import { tabStorage } from './storage.ts'
import { isSignedOut, saveToken, noteSignOut, ofAudience, token } from './token.ts'

// Signing in is for one tab, signing out for all (NET-11). Open tabs receive a message. A tab that sleeps or is at another
// site reads the sign-out from the device's storage when it is back.

type Listener = () => void

const listeners = new Set<Listener>()
const changes = new Set<Listener>()

/** Calls back when somebody signs in or out, here or in another tab; returns the way to stop it. */
export function onSessionChange(listener: Listener): () => void {
  changes.add(listener)
  return () => void changes.delete(listener)
}

/** Subscribes to sign-outs, here or in another tab; returns how to unsubscribe. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const tell = () => {
  for (const listener of [...listeners, ...changes]) listener()
}

/** Signs in on this page; other tabs learn of it where the token is the device's. */
export function signIn(token: string): void {
  saveToken(token)
  tellChange()
}

const tellChange = () => {
  for (const listener of changes) listener()
}

/** Forgets what belongs to a session. The record of an unresolved payment stays: it has no token. */
function forgetSession(): void {
  saveToken(null)
  tabStorage.remove('session')
  for (const prefix of ['flow.', 'attempt.', 'reset.']) tabStorage.clear(prefix)
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

const catchUp = () => {
  if (isSignedOut()) forgetSession()
}

/** Follows sign-outs in other tabs, also those before this page opened. */
export function followSignOuts(): void {
  catchUp()
  openChannel()?.addEventListener('message', forgetSession)
  document.addEventListener('visibilitychange', catchUp)
  // The browser may restore a page as it was, after a sign-out on another page of this tab.
  let leftWith: string | null = null
  window.addEventListener('pagehide', () => (leftWith = token()))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leftWith !== null && token() !== leftWith) tell()
    catchUp()
  })
}
