import { useEffect, useRef, useState } from 'react'
import { type Answer, type Submission, idle, sending } from '../../../features/shared/api/answers/answer.ts'
import { submissionFromFailure } from '../../../features/shared/api/answers/failureText.ts'
import { formAttempts, textOf, writeOnce } from './attempts.ts'

export type Send<Input, T> = {
  /** The last answer about the thing that is shown. */
  readonly submission: Submission
  /**
   * Null where the page does nothing more: nothing was sent, as the thing's last one is not answered yet, or the page has gone on to
   * another thing, or was left. What follows in any case belongs into the write.
   */
  readonly send: (input: Input) => Promise<Answer<T> | null>
  /** Forgets the answer to the last one. */
  readonly reset: () => void
}

export type SendOptions<Input> = {
  /**
   * The thing that it is about. As text: the one that the page shows now. As a function, where each input has one of its own, as in a
   * list or a form of one field: then the last one that was sent is shown.
   */
  readonly of: string | ((input: Input) => string)
  /**
   * Whether an input sets the thing, or what is set, where several things share it. Then its last input alone keeps a key: a repetition of
   * one before it would set nothing.
   */
  readonly sets?: true | string
  /** The attempt's name: each input about a thing then keeps its key after a reload. */
  readonly attempt?: string
}

/** The outcomes of the acts, by their things. */
type Memory = { readonly last: string; readonly submissions: Readonly<Record<string, Submission>> }

/**
 * Sends once for each press. The same input keeps its idempotency key until the server has given a final answer, so that a
 * second try after a lost answer does not act twice. The memory of an act belongs to its thing: the page of another one finds none.
 */
export function useSend<Input, T>(
  write: (input: Input, key: string) => Promise<Answer<T>>,
  { of, sets, attempt }: SendOptions<Input>,
): Send<Input, T> {
  const [{ last, submissions }, setMemory] = useState<Memory>({ last: '', submissions: {} })
  const thing = typeof of === 'string' ? of : last
  const shown = useRef<string | null>(thing)
  useEffect(() => {
    shown.current = thing
    return () => void (shown.current = null)
  }, [thing])
  const isSending = useRef(new Set<string>())
  const [writeForm] = useState(formAttempts)

  const remember = (about: string, next: Submission) =>
    setMemory((before) => ({ ...before, submissions: { ...before.submissions, [about]: next } }))

  async function send(input: Input) {
    const about = typeof of === 'string' ? of : of(input)
    if (isSending.current.has(about)) return null
    isSending.current.add(about)
    shown.current = about
    setMemory(({ submissions: before }) => ({ last: about, submissions: { ...before, [about]: sending } }))
    const writeBy = (key: string) => write(input, key)
    const answer = await (attempt !== undefined
      ? writeOnce(`${attempt}.${textOf([about, input])}`, writeBy)
      : writeForm([about, input], writeBy, sets === true ? about : sets))
    isSending.current.delete(about)
    remember(about, answer.ok ? idle : submissionFromFailure(answer.failure))
    return shown.current === about ? answer : null
  }

  return { submission: submissions[thing] ?? idle, send, reset: () => isSending.current.has(thing) || remember(thing, idle) }
}
