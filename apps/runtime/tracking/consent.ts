import { ofAudience, storage } from '../session/token.ts'
import * as z from 'zod/mini'
import { bool, id, optional } from '../../../features/shared/api/wire.ts'
import { newId } from '../storage/storage.ts'
import { sendsPrivacyControl } from '../../../ui/PublicPage/privacyControl.ts'
import { sharedDomain } from '../page/deployed.ts'
import { hasOptedOut, optOutCookie } from './optedOut.ts'

/** The person opted out on this page, but the browser did not save the cookie. The opt-out still holds on this page. */
let optedOutUnsaved = false

/** Stored with the token: on the next page it is also unknown whether the person has opted out. */
const choiceUnread = (id = '') => ofAudience(`choiceUnread.${id}`)

/** Sends no event until the session ends, or until the returned function is called: this choice is not known. */
function withholdEvents(id: string): () => void {
  const key = choiceUnread(id)
  storage().write(key, 'true')
  return () => storage().remove(key)
}

const isChoiceUnread = (): boolean => storage().list(choiceUnread()).length > 0

/**
 * Saves the opt-out for every page of this host, and of the enterprise's other one; over HTTPS also from a frame on another site's page. Returns whether the
 * browser saved it: a browser that blocks cookies drops it silently.
 */
export function saveOptOut(): boolean {
  const { name, value, maxAge } = optOutCookie
  const isSecure = location.protocol === 'https:'
  const reach = isSecure ? 'SameSite=None; Secure' : 'SameSite=Lax'
  const write = (prefix: '__Host-' | '__Secure-', domain: string) =>
    (document.cookie = `${isSecure ? prefix : ''}${name}=${value}; Path=/; Max-Age=${maxAge}; ${domain}${reach}`)
  try {
    write('__Host-', '')
    if (sharedDomain() !== '') write('__Secure-', `Domain=${sharedDomain()}; `)
  } catch {
    // A frame without access to cookies. `hasOptedOut` detects it below.
  }
  optedOutUnsaved = !hasOptedOut()
  return !optedOutUnsaved
}

/** Whether tracking is allowed: not after an opt-out by a browser signal, on this page, or by the cookie. */
export const mayTrack = (): boolean =>
  navigator.doNotTrack !== '1' && !sendsPrivacyControl() && !optedOutUnsaved && !hasOptedOut() && !isChoiceUnread()

const account = z.object({ user: z.object({ token: optional(id), do_not_track: z.optional(z.unknown()) }) })

/** Settled when the choice of everybody who has signed in on this page is known. */
let known: Promise<unknown> = Promise.resolve()

export const choiceKnown = (): Promise<unknown> => known

/**
 * Opts this browser out if the account of an answer is opted out. If a sign-in does not say it, the account is read
 * with the new token. No event is sent before the choice is known, nor after a choice that cannot be read.
 */
export function followChoice(
  body: unknown,
  { isSignIn }: { readonly isSignIn: boolean },
  read: (token: string) => Promise<{ readonly ok: boolean }>,
): void {
  const { token = null, do_not_track: choice } = z.safeParse(account, body).data?.user ?? {}
  const { success: isReadable, data: isOptedOut } = z.safeParse(z.nullish(bool), choice)
  if (isOptedOut) saveOptOut()
  if (!isSignIn && !isReadable) withholdEvents('read')
  if (typeof isOptedOut === 'boolean' || !isSignIn || token === null) return
  const release = withholdEvents(newId())
  known = Promise.all([known, read(token).then(({ ok }) => ok && release())])
}
