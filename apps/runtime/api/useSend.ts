import { useRef, useState } from 'react'
import { type Answer, type Submission, idle, sending } from '../../../features/shared/api/answers/answer.ts'
import { submissionFromFailure } from '../../../features/shared/api/answers/submissionFromFailure.ts'
import { formAttempts, writeOnce } from './attempts.ts'

export type Send<Input, T> = {
  readonly submission: Submission
  /** Null while another one is being sent: nothing was sent. */
  readonly send: (input: Input) => Promise<Answer<T> | null>
  /** Forgets the answer to the last one. */
  readonly reset: () => void
}

/**
 * Sends once for each press. The same input keeps its idempotency key until the server has given a final answer, so that a
 * second try after a lost answer does not act twice; with a name for the attempt also after a reload.
 */
export function useSend<Input, T>(
  write: (input: Input, key: string) => Promise<Answer<T>>,
  attemptOf?: (input: Input) => string,
): Send<Input, T> {
  const [submission, setSubmission] = useState<Submission>(idle)
  const isSending = useRef(false)
  const [writeForm] = useState(formAttempts)

  async function send(input: Input) {
    if (isSending.current) return null
    isSending.current = true
    setSubmission(sending)
    const writeBy = (key: string) => write(input, key)
    const answer = await (attemptOf ? writeOnce(attemptOf(input), writeBy) : writeForm(input, writeBy))
    isSending.current = false
    setSubmission(answer.ok ? idle : submissionFromFailure(answer.failure))
    return answer
  }

  return { submission, send, reset: () => setSubmission(idle) }
}
