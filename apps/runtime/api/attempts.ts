import { useRef, useState } from 'react'
import { type Answer, type Submission, idle, sending } from '../../../features/shared/api/answers/answer.ts'
import { endedBy } from '../../../features/shared/api/answers/endedBy.ts'
import { isFinalAnswer } from '../../../features/shared/api/answers/isFinalAnswer.ts'
import { newId, storedId, tabStorage } from '../storage/storage.ts'

// The idempotency keys of writes: the server acts at most once for each key, however often it receives it.

/** Whether the outcome of an attempt is known. Without a final answer, the next try is the same attempt. */
const isSettled = (answer: Answer<unknown>): boolean => answer.ok || isFinalAnswer(answer.failure)

const attemptName = (attempt: string): string => `attempt.${attempt}`

/** Also in memory: a sign-out in another tab clears the storage, but ends no attempt of this page. */
const ofThisPage = new Map<string, string>()

/** The key of a named attempt, the same until it is settled, also after a reload. */
export function attemptKey(attempt: string): string {
  const key = ofThisPage.get(attempt) ?? storedId(tabStorage, attemptName(attempt))
  ofThisPage.set(attempt, key)
  return key
}

/** Saves the attempt's key, and returns whether a reload will find it. */
export const saveAttemptKey = (attempt: string): boolean => tabStorage.write(attemptName(attempt), attemptKey(attempt))

/** Forgets the key: the outcome of the attempt is known. */
export function settleAttempt(attempt: string): void {
  ofThisPage.delete(attempt)
  tabStorage.remove(attemptName(attempt))
}

type Write<T> = (key: string) => Promise<Answer<T>>

/** Makes a write that keeps its key until the outcome is known, also after a reload: the server acts once. */
export async function writeOnce<T>(attempt: string, write: Write<T>): Promise<Answer<T>> {
  const answer = await write(attemptKey(attempt))
  if (isSettled(answer)) settleAttempt(attempt)
  return answer
}

/** Makes the writes of a form. The same input keeps its key until the outcome is known, and nothing of it is saved. */
export function formAttempts() {
  let current: { readonly text: string; readonly key: string } | null = null
  return async <T>(input: unknown, write: Write<T>): Promise<Answer<T>> => {
    const text = JSON.stringify(input, (_, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    )
    if (current?.text !== text) current = { text, key: newId() }
    const answer = await write(current.key)
    if (isSettled(answer)) current = null
    return answer
  }
}

export type Send<Input, T> = {
  readonly submission: Submission
  /** Null where another one is on its way: nothing was sent. */
  readonly send: (input: Input) => Promise<Answer<T> | null>
  /** Forgets what the last one was answered. */
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
    setSubmission(answer.ok ? idle : endedBy(answer.failure))
    return answer
  }

  return { submission, send, reset: () => setSubmission(idle) }
}
