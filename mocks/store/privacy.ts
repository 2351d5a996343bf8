import type { OptOut } from '../../features/privacy/privacy.ts'
import { remember } from './remember.ts'
import type { Store } from './store.ts'

/** Keeps a person's choice (PRV-03); the same person again changes nothing but what they said of themselves. */
export function optOut(store: Store, { email, ...person }: OptOut): Record<string, never> {
  store.update((state) => {
    state.optOuts = state.optOuts.filter((each) => each.email !== email)
    remember(state.optOuts, { ...person, email, at: store.now() })
  })
  return {}
}
