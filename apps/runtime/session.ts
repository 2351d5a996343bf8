import { newId } from './identifiers.ts'
import { tabStorage } from './storage.ts'
import { isSignedOut, noteSignOut, ofAudience, saveToken, token } from './token.ts'

// Signing in is for one tab, signing out for all (NET-11). Open tabs receive a message. A tab that sleeps or is at another
// site reads the sign-out from the device's storage when it is back.

type Listener = () => void

/** Somebody pressed Logout, or the server ended the session. */
export type WhySignedOut = 'signedOut' | 'expired'

const listeners = new Set<(why: WhySignedOut) => void>()

/** Subscribes to sign-outs, here or in another tab; returns how to unsubscribe. */
export function onSignedOut(listener: (why: WhySignedOut) => void): () => void {
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

const tell = (why: WhySignedOut) => {
  for (const listener of listeners) listener(why)
  tellChange()
}

/** Signs in. Staff are signed in on the device, so that other tabs follow. */
export function signIn(token: string): void {
  saveToken(token)
  tellChange()
}

/** Forgets what belongs to a session. The record of an unresolved payment stays: it has no token. */
function forgetSession(why: WhySignedOut): void {
  saveToken(null)
  tabStorage.remove('session')
  for (const prefix of ['flow.', 'proof.', 'attempt.', 'reset.']) tabStorage.clear(prefix)
  tell(why)
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
export const signOut = (): void => endSession('signedOut')

function endSession(why: WhySignedOut): void {
  noteSignOut(newId())
  forgetSession(why)
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only pages of the same origin receive it
  channel?.postMessage(why)
  channel?.close()
}

/** The server refuses this token: its owner must sign in again. A newer token stays (NET-03, NET-04). */
export function expireSession(expired: string): void {
  if (token() === expired) endSession('expired')
}

const catchUp = () => {
  if (isSignedOut()) forgetSession('signedOut')
}

/** Follows sign-outs in other tabs, also those before this page opened. */
export function followSignOuts(): void {
  catchUp()
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => forgetSession(data === 'expired' ? data : 'signedOut'))
  document.addEventListener('visibilitychange', catchUp)
  // Staff may sign in in another tab.
  window.addEventListener('storage', tellChange)
  // The browser may restore a page as it was, after a sign-out on another page of this tab.
  let leftWith: string | null = null
  window.addEventListener('pagehide', () => (leftWith = token()))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leftWith !== null && token() !== leftWith) tell('signedOut')
    catchUp()
  })
}
