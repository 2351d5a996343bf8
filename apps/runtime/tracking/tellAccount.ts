import * as z from 'zod/mini'
import { getCurrentUser } from '../../../features/account/api.ts'
import { anyEmail, emailSchema } from '../../../features/shared/contact/email.ts'
import { callSignedIn } from '../api/callSignedIn.ts'
// oxlint-disable-next-line no-restricted-imports -- it looks once as it begins
import { onSessionChange } from '../session/session.ts'
import { token } from '../session/token.ts'
import { newId } from '../storage/storage.ts'
import { sendOptOut } from './sendOptOut.ts'

/** Opts the account out that is signed in, unless it is already. The browser's signal then counts wherever its owner signs in. */
async function tellAccount(): Promise<void> {
  const answer = await callSignedIn(getCurrentUser, {})
  if (!answer.ok || answer.value.user.doNotTrack === true) return
  const { firstName, lastName, email } = answer.value.user
  const { data: address } = z.safeParse(emailSchema(anyEmail), email)
  // Without an address the server could not name the account's owner. The signal still counts in this browser.
  if (address !== undefined) await sendOptOut({ state: null, firstName, lastName, email: address }, newId())
}

/** Opts out each account that signs in on this page, once: the browser sends the Global Privacy Control signal. */
export function tellAccounts(): void {
  let informed: string | null = null
  const follow = () => {
    const bearer = token()
    if (bearer === null || bearer === informed) return
    informed = bearer
    void tellAccount()
  }
  onSessionChange(follow)
  follow()
}
