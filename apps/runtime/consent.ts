/** The cookie that says no, and for how long: 365 days (PRV-03). */
const optOutCookie = { name: 'do_not_track', value: 'true', maxAge: 365 * 24 * 60 * 60 } as const

/** Does the browser say no by itself, by Global Privacy Control (PRV-04)? */
export const sendsPrivacyControl = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Whether they said no on this very page, and the browser did not keep it: it counts here all the same. */
let optedOutUnsaved = false

/** Has the person said no in this browser before? A frame that may have no cookies cannot tell. */
export function hasOptedOut(): boolean {
  try {
    return document.cookie.split('; ').includes(`${optOutCookie.name}=${optOutCookie.value}`)
  } catch {
    return false
  }
}

/**
 * Notes that the person says no, for every page of this host; in a frame on someone else's page too, where the line is safe.
 * Tells whether the browser keeps it: one that blocks cookies does not, and says nothing.
 */
export function saveOptOut(): boolean {
  const { name, value, maxAge } = optOutCookie
  const reach = location.protocol === 'https:' ? 'SameSite=None; Secure' : 'SameSite=Lax'
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; ${reach}`
  } catch {
    // A frame that may have no cookies: `hasOptedOut` says so below.
  }
  optedOutUnsaved = !hasOptedOut()
  return !optedOutUnsaved
}

/** May the person be tracked? Not once they said no: by the browser's signals, on this page, or by the opt-out cookie (NET-09). */
export const mayTrack = (): boolean => navigator.doNotTrack !== '1' && !sendsPrivacyControl() && !optedOutUnsaved && !hasOptedOut()
