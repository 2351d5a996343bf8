import { findAccount } from '../memory/lookups.ts'
import type { OptOut } from '../../../features/privacy/privacy.ts'
import { type Refused, catalogue } from '../memory/refusal.ts'
import { remember } from '../memory/remember.ts'
import type { Store } from '../memory/store.ts'

/** Whether the account is opted out. */
export const hasOptedOut = (store: Store, account: string): boolean =>
  findAccount(store, account)?.optedOut === true || store.state.optOuts.some((each) => each.account === account)

/** Saves a person's choice with the token's account. A repeated choice replaces the personal data only. */
export function optOut(store: Store, { email, ...person }: OptOut, token: string | null): Record<string, never> | Refused {
  const account = token === null ? null : store.state.sessions[token]
  if (account === undefined) return catalogue.signInAgain
  store.update((state) => {
    state.optOuts = state.optOuts.filter((each) => each.email !== email)
    remember(state.optOuts, { ...person, email, account, at: store.now() })
  })
  return {}
}
