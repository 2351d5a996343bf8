import { type Answer, refused } from '../../features/shared/api/answers/answer.ts'
import type { Endpoint, InputOf, OutputOf } from '../../features/shared/api/endpoint.ts'
import { readFailureText } from '../../features/shared/api/answers/failureText.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'

/** Reads the data that a write depends on. If it cannot be read nothing is sent, so the write counts as refused: its outcome is known. */
export async function readFirst<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answer<OutputOf<E>>> {
  const read = await callSignedIn<E>(endpoint, input)
  if (read.ok || read.failure.kind === 'refused') return read
  return refused(`${readFailureText(read.failure)} Nothing was changed.`)
}
