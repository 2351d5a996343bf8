/** The cookie that says no, and for how long: 365 days (PRV-03). */
const optOutCookie = { name: 'do_not_track', value: 'true', maxAge: 365 * 24 * 60 * 60 } as const

/** Does the browser say no by itself, by Global Privacy Control (PRV-04)? */
export const sendsPrivacyControl = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Has the person said no in this browser before? */
export const hasOptedOut = (): boolean =>
  document.cookie.split('; ').includes(`${optOutCookie.name}=${optOutCookie.value}`)

/** Notes that the person says no, for every page of this host; in a frame on someone else's page too, where the line is safe. */
export function keepOptOut(): void {
  const { name, value, maxAge } = optOutCookie
  const reach = location.protocol === 'https:' ? 'SameSite=None; Secure' : 'SameSite=Lax'
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; ${reach}`
}

/** May the person be tracked? Not once they said no: by the browser's signals, or by the opt-out cookie (NET-09). */
export const mayTrack = (): boolean => navigator.doNotTrack !== '1' && !sendsPrivacyControl() && !hasOptedOut()
