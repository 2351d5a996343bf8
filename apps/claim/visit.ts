import type { ClaimState } from '../../features/claim/claim.ts'
import { tokenOf } from '../../features/claim/transition.ts'
import { saveAttemptKey, settleAttempt } from '../runtime/api/attempts.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { warnBeforeLeaving } from '../runtime/page/warnBeforeLeaving.ts'

// A visit is named by its storage key. Its token and the key of its claim are saved apart from its state.

const tokenKey = (visit: string): string => `proof.${visit}`

export const savedToken = (visit: string): string | null => tabStorage.read(tokenKey(visit))

/** Whether a reload will find the token. */
function saveToken(visit: string, token: string | null): boolean {
  if (token !== null) return tabStorage.write(tokenKey(visit), token)
  tabStorage.remove(tokenKey(visit))
  return true
}

/**
 * Saves the token of a state and the key of a pending claim. Asks before the guest leaves, if a reload could not look up
 * the claim. The next proof of the visit claims with another key.
 */
export function saveSecrets(visit: string, state: ClaimState, isStateSaved: boolean): void {
  const isTokenSaved = saveToken(visit, tokenOf(state))
  const isPending = 'request' in state
  if (!isPending) settleAttempt(visit)
  warnBeforeLeaving('claim', isPending && !(saveAttemptKey(visit) && isTokenSaved && isStateSaved))
}
