import { type Failure, refusedWith } from './answer.ts'
import { failureText } from './failureText.ts'

// Apart from `submission.ts`: the first load of the claim shows submissions, and needs no text of a failure.

/** The submission after a call that failed. */
export const submissionFromFailure = (failure: Failure) =>
  failure.kind === 'refused' ? refusedWith(failureText(failure), failure) : ({ phase: 'unknown', message: failureText(failure) } as const)
