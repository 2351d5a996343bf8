import { useRef, useState } from 'react'
import { type Answer, type Submission, idle, sending } from '../../../features/shared/api/answers/answer.ts'
import { submissionFromFailure } from '../../../features/shared/api/answers/failureText.ts'
import { formAttempts, writeOnce } from './attempts.ts'

export type Send<Input, T> = {
  readonly submission: Submission
  /** Null while another one is being sent: nothing was sent. */
  readonly send: (input: Input) => Promise<Answer<T> | null>
  /** Forgets the answer to the last one. */
  readonly reset: () => void
}

type Options<Input> = {
  /** Names the attempt, which then keeps its key after a reload. */
  readonly attemptOf?: (input: Input) => string
  /**
   * The thing that is set, or where the page goes from one to the next, as by Back: the answer to one says nothing of another. Without
   * it, each input is an act of its own.
   */
  readonly of?: string
}

/**
 * Sends once for each press. The same input keeps its idempotency key until the server has given a final answer, so that a
 * second try after a lost answer does not act twice.
 */
export function useSend<Input, T>(
  write: (input: Input, key: string) => Promise<Answer<T>>,
  { attemptOf, of = '' }: Options<Input> = {},
): Send<Input, T> {
  const [{ [of]: submission = idle }, setSubmissions] = useState<Readonly<Record<string, Submission>>>({})
  const setSubmission = (next: Submission) => setSubmissions((before) => ({ ...before, [of]: next }))
  const isSending = useRef(new Set<string>())
  const [writeForm] = useState(formAttempts)

  async function send(input: Input) {
    if (isSending.current.has(of)) return null
    isSending.current.add(of)
    setSubmission(sending)
    const writeBy = (key: string) => write(input, key)
    const answer = await (attemptOf ? writeOnce(attemptOf(input), writeBy) : writeForm(input, writeBy, of))
    isSending.current.delete(of)
    setSubmission(answer.ok ? idle : submissionFromFailure(answer.failure))
    return answer
  }

  return { submission, send, reset: () => setSubmission(idle) }
}
