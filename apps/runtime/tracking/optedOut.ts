/**
 * The opt-out cookie holds for 365 days. Over HTTPS its name begins with `__Host-`, or with `__Secure-` where two hosts share it: a browser
 * then takes it from no other host, and not over HTTP. The name alone is of a page over HTTP, or of an opt-out before there were prefixes.
 */
export const optOutCookie = { name: 'do_not_track', value: 'true', maxAge: 365 * 24 * 60 * 60 } as const

/** Whether the person has opted out in this browser. A frame without access to cookies reads no opt-out. */
export function hasOptedOut(): boolean {
  try {
    return /(^|; )(__(Host|Secure)-)?do_not_track=true(;|$)/.test(document.cookie)
  } catch {
    return false
  }
}
