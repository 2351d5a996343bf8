import { password as seededPassword } from '../../examples/accounts.ts'
import { findAccount } from '../memory/lookups.ts'
import { acceptInvitations, partnerNamed } from '../partners/partnerNamed.ts'
import { hasOptedOut } from './privacy.ts'
import { type Refused, catalogue, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'
import { send } from '../claim/verifying.ts'

/** A person with a password: a member, a buyer who set one, or a partner. */
function findPerson(store: Store, email: string) {
  const partner = partnerNamed(store, email) ? { password: seededPassword } : undefined
  return findAccount(store, email) ?? store.state.users.find((user) => user.email === email) ?? partner
}

type SignedIn = { readonly token: string; readonly doNotTrack: boolean }

export function signIn(store: Store, { email, password }: { email: string; password: string }): SignedIn | Refused {
  const account = findPerson(store, email)
  if (account?.password !== password) return catalogue.wrongPassword
  if ('suspended' in account && account.suspended) return catalogue.suspended
  acceptInvitations(store, email)
  const token = store.nextId('session')
  store.update((state) => {
    state.sessions[token] = email
  })
  return { token, doNotTrack: hasOptedOut(store, email) }
}

/** Sends a link that resets the password. */
export function forgetPassword(store: Store, email: string): Record<string, never> | Refused {
  if (!findPerson(store, email)) return refuse('User not found.', 404)
  send(store, { channel: 'mail', to: email, code: null, text: 'Follow this link to reset your password.' })
  return {}
}
