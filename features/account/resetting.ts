import { type Failure, type Submission, refusedWith, isFinalAnswer } from '../shared/api/answers/answer.ts'
import { submissionFromFailure } from '../shared/api/answers/failureText.ts'

/** The result of requesting a new password. */
export type Resetting = Submission | { readonly phase: 'sent' }

const unknownAccount = 'No account record found, please verify your spelling.'

/** The only final refusal is that of an address without an account: it belongs to the field. */
export const resetFailed = (failure: Failure): Resetting =>
  isFinalAnswer(failure) ? refusedWith(unknownAccount, { fields: { email: unknownAccount } }) : submissionFromFailure(failure)
