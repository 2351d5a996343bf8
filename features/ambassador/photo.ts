import { type Failure, isFinalAnswer } from '../shared/api/answers/answer.ts'

/** In bytes. */
const largest = 10_000_000

/** The reason why a file of any kind is too large for a photo; null if it is not. */
export const sizeProblem = ({ size }: Pick<File, 'size'>): string | null =>
  size > largest ? 'Please choose a picture of at most 10 MB.' : null

const stillThere = 'Your photo could not be changed. The one before is still there: please try again.'

/** The message after an upload that failed. Without a final answer the photo may have changed. */
export function photoFailure(failure: Failure): string {
  if (isFinalAnswer(failure)) return failure.message ?? stillThere
  return 'We could not see whether your photo was changed. Please check it, and try again if it is the one before.'
}
