import type { Failure } from '../../shared/api/answers/answer.ts'
import { isFinalAnswer } from '../../shared/api/answers/isFinalAnswer.ts'
import { type Account, isSignedIn, noAccount, unread } from '../account.ts'
import type { CheckoutStep, StateOf } from '../checkout.ts'

/** A refused token counts as none. Without a final answer, the member is read again on return or reload. */
export const accountAfter = (account: Account, failure: Failure): Account =>
  !isSignedIn(account) || isFinalAnswer(failure) ? noAccount : { kind: 'notRead' }

/** Reads a member who is not read yet, for a step that shows them: the answer to an earlier step's command is dropped. */
export function loadUnreadMember(state: StateOf<'checkout' | 'payment'>): CheckoutStep {
  const { kind } = state.visit.account
  if (kind !== 'awaited' && kind !== 'notRead') return [state]
  return [{ ...state, visit: { ...state.visit, account: unread(true) } }, { type: 'loadMember' }]
}
