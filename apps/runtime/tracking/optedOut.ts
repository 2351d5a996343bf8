/** The opt-out cookie holds for 365 days. */
export const optOutCookie = { name: 'do_not_track', value: 'true', maxAge: 365 * 24 * 60 * 60 } as const

/** Whether the person has opted out in this browser. A frame without access to cookies reads no opt-out. */
export function hasOptedOut(): boolean {
  try {
    return document.cookie.split('; ').includes(`${optOutCookie.name}=${optOutCookie.value}`)
  } catch {
    return false
  }
}
