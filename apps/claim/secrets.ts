import type { ClaimState } from '../../features/claim/claim.ts'
import { tokenOf } from '../../features/claim/saved.ts'
import { saveAttemptKey, settleAttempt } from '../runtime/api/attempts.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { warnBeforeLeaving } from '../runtime/page/warnBeforeLeaving.ts'

// The token and the idempotency key of a claim are saved apart from its state, so that they can be deleted alone.

const tokenKey = (storageKey: string): string => `proof.${storageKey}`

export const savedToken = (storageKey: string): string | null => tabStorage.read(tokenKey(storageKey))

/** Whether a reload will find the token. */
function saveToken(storageKey: string, token: string | null): boolean {
  if (token !== null) return tabStorage.write(tokenKey(storageKey), token)
  tabStorage.remove(tokenKey(storageKey))
  return true
}

/**
 * Saves the token of a state and the key of a pending claim. Asks before the guest leaves, if a reload could not look up
 * the claim. The next proof claims with another key.
 */
export function saveSecrets(storageKey: string, state: ClaimState, isStateSaved: boolean): void {
  const isTokenSaved = saveToken(storageKey, tokenOf(state))
  const isPending = 'proof' in state
  if (!isPending) settleAttempt(storageKey)
  warnBeforeLeaving('claim', isPending && !(saveAttemptKey(storageKey) && isTokenSaved && isStateSaved))
}
