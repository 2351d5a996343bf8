import * as z from 'zod/mini'
import { setSignalEverywhere } from '../../../ui/PublicPage/SignalHonored.tsx'
import { getCurrentUser } from '../../../features/account/api.ts'
import { anyEmail, emailSchema } from '../../../features/shared/contact/email.ts'
import { callSignedIn } from '../api/callSignedIn.ts'
// oxlint-disable-next-line no-restricted-imports -- it looks once as it begins
import { onSessionChange } from '../session/session.ts'
import { token } from '../session/token.ts'
import { newId } from '../storage/storage.ts'
import { sendOptOut } from './sendOptOut.ts'

/**
 * Opts the account out that is signed in, unless it is already. The browser's signal then counts wherever its owner signs in. Returns
 * whether it does.
 */
async function tellAccount(): Promise<boolean> {
  const answer = await callSignedIn(getCurrentUser, {})
  if (!answer.ok) return false
  const { firstName, lastName, email, doNotTrack } = answer.value.user
  if (doNotTrack === true) return true
  const { data: address } = z.safeParse(emailSchema(anyEmail), email)
  // Without an address the server could not name the account's owner. The signal still counts in this browser.
  return address !== undefined && (await sendOptOut({ state: null, firstName, lastName, email: address }, newId())).ok
}

/** Opts out each account that signs in on this page, once: the browser sends the Global Privacy Control signal. */
export function tellAccounts(): void {
  let informed: string | null = null
  const follow = () => {
    const bearer = token()
    if (bearer === informed) return
    informed = bearer
    setSignalEverywhere(bearer === null)
    if (bearer !== null) void tellAccount().then((isOptedOut) => token() === bearer && setSignalEverywhere(isOptedOut))
  }
  onSessionChange(follow)
  setSignalEverywhere(token() === null)
  follow()
}
