import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Answer } from '../../../features/shared/api/answer.ts'
import type { Endpoint, InputOf, OutputOf } from '../../../features/shared/api/endpoint.ts'
import { isFinalAnswer } from '../../../features/shared/api/isFinalAnswer.ts'
import { type Submission, idle, refusedBy, sending } from '../../../features/shared/api/submission.ts'
import { formAttempts } from './attempts.ts'
import { callSignedIn } from './callSignedIn.ts'
import { isReadOf } from './readKey.ts'

type Options = {
  /** What the write changes: it is read again after a success, also where no page shows it now. */
  readonly invalidates: readonly Endpoint[]
}

export type Write<E extends Endpoint> = {
  readonly submission: Submission
  /** Null where another write is on its way: nothing was sent. */
  readonly send: (input: InputOf<E>) => Promise<Answer<OutputOf<E>> | null>
  /** Forgets what the last write was answered. */
  readonly reset: () => void
}

/**
 * Writes once for each press, and then reads again what changed. The same input keeps its idempotency key until the server
 * has given a final answer, so that a second try after a lost answer does not act twice (NET-08).
 */
export function useWrite<E extends Endpoint>(endpoint: E, { invalidates }: Options): Write<E> {
  const { mutate } = useSWRConfig()
  const [submission, setSubmission] = useState<Submission>(idle)
  const isSending = useRef(false)
  const [attempts] = useState(formAttempts)

  async function send(input: InputOf<E>) {
    if (isSending.current) return null
    isSending.current = true
    setSubmission(sending)
    const answer = await callSignedIn(endpoint, input, { key: attempts.keyFor(input) })
    attempts.settle(answer)
    isSending.current = false
    setSubmission(answer.ok ? idle : refusedBy(answer.failure))
    // A write whose answer was lost may have changed it as well. Without the right to write, what was read is out of date.
    if (answer.ok || !isFinalAnswer(answer.failure) || answer.failure.status === 403) void mutate(isReadOf(invalidates))
    return answer
  }

  return { submission, send, reset: () => setSubmission(idle) }
}
