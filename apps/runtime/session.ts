import { newId } from './identifiers.ts'
import { tabStorage } from './storage.ts'
import { isSignedOut, saveToken, noteSignOut, ofAudience, token } from './token.ts'

// Who is signed in, is so in one tab; who signs out, does so in all of them (NET-11). A tab that runs hears of it at once;
// one that sleeps, or is at another site, finds out from the device when it is back.

type Listener = () => void

const listeners = new Set<Listener>()
const changes = new Set<Listener>()

/** Calls back when somebody signs in or out, here or in another tab; returns the way to stop it. */
export function onSessionChange(listener: Listener): () => void {
  changes.add(listener)
  return () => void changes.delete(listener)
}

/** Says what is to be done on this page when somebody signs out, here or in another tab; returns the way to stop it. */
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

/** Forgets what belongs to a session. An unresolved payment has a record of its own, without a token: it stays. */
function forgetSession(): void {
  saveToken(null)
  tabStorage.remove('session')
  for (const beginning of ['flow.', 'attempt.', 'reset.']) tabStorage.clear(beginning)
  tell()
}

/** The other tabs; null where the browser lets none be heard. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`platewell.${document.documentElement.dataset['enterprise']}.${ofAudience('session')}`)
  } catch {
    return null
  }
}

/** The server no longer knows this token: whoever had it signs in again. A newer one stays (NET-03, NET-04). */
export function expireSession(expired: string): void {
  if (token() === expired) signOut()
}

/** Signs out, in every tab. */
export function signOut(): void {
  noteSignOut(newId())
  forgetSession()
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is heard by its own origin alone
  channel?.postMessage('signedOut')
  channel?.close()
}

const catchUp = () => {
  if (isSignedOut()) forgetSession()
}

/** Lets this page follow what other tabs do, and have done before it opened. */
export function followSignOuts(): void {
  catchUp()
  openChannel()?.addEventListener('message', forgetSession)
  document.addEventListener('visibilitychange', catchUp)
  // Another tab has signed in: the token of staff is the device's.
  window.addEventListener('storage', tellChange)
  // The browser may bring a page back as it was left; meanwhile somebody may have signed out on another page of this tab.
  let leftWith: string | null = null
  window.addEventListener('pagehide', () => (leftWith = token()))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leftWith !== null && token() !== leftWith) tell()
    catchUp()
  })
}
