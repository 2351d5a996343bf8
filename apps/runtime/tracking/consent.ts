import { ofAudience, storage } from '../session/token.ts'

/** The opt-out cookie holds for 365 days. */
const optOutCookie = { name: 'do_not_track', value: 'true', maxAge: 365 * 24 * 60 * 60 } as const

/** Whether the browser sends Global Privacy Control. */
export const sendsPrivacyControl = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** The person opted out on this page, but the browser did not save the cookie. The opt-out still holds on this page. */
let optedOutUnsaved = false

/** Stored with the token: who is signed in on the next page may have opted out too. */
const choiceUnread = (): string => ofAudience('choiceUnread.')

/** Sends no event until the session ends, or until the returned function is called: this choice is not known. */
export function withholdEvents(id: string): () => void {
  const key = choiceUnread() + id
  storage().write(key, 'true')
  return () => storage().remove(key)
}

const isChoiceUnread = (): boolean => storage().list(choiceUnread()).length > 0

/** Whether the person has opted out in this browser. A frame without access to cookies reads no opt-out. */
export function hasOptedOut(): boolean {
  try {
    return document.cookie.split('; ').includes(`${optOutCookie.name}=${optOutCookie.value}`)
  } catch {
    return false
  }
}

/**
 * Saves the opt-out for every page of this host; over HTTPS also from a frame on another site's page. Returns whether the
 * browser saved it: a browser that blocks cookies drops it silently.
 */
export function saveOptOut(): boolean {
  const { name, value, maxAge } = optOutCookie
  const reach = location.protocol === 'https:' ? 'SameSite=None; Secure' : 'SameSite=Lax'
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; ${reach}`
  } catch {
    // A frame without access to cookies. `hasOptedOut` detects it below.
  }
  optedOutUnsaved = !hasOptedOut()
  return !optedOutUnsaved
}

/** Whether tracking is allowed: not after an opt-out by a browser signal, on this page, or by the cookie. */
export const mayTrack = (): boolean =>
  navigator.doNotTrack !== '1' && !sendsPrivacyControl() && !optedOutUnsaved && !hasOptedOut() && !isChoiceUnread()
