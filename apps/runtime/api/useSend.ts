import { useEffect, useRef, useState } from 'react'
import { type Answer, type Submission, idle, sending } from '../../../features/shared/api/answers/answer.ts'
import { submissionFromFailure } from '../../../features/shared/api/answers/failureText.ts'
import { formAttempts, textOf, writeOnce } from './attempts.ts'

/** An act. `done`: the answer of its success, in an object, as it may have no value; null without one. */
type Act<Input, T> = { readonly input: Input; readonly submission: Submission; readonly done: { readonly answer: T } | null }

export type Send<Input, T> = {
  /**
   * The last act about the thing that is shown, with its input and what came of it; null before one, and once it is forgotten. A page has
   * no other memory of it.
   */
  readonly act: Act<Input, T> | null
  /** The last answer about the thing. */
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

/** The last acts, by their things. */
type Memory<Input, T> = { readonly last: string; readonly acts: Readonly<Record<string, Act<Input, T> | null>> }

/**
 * Sends once for each press. The same input keeps its idempotency key until the server has given a final answer, so that a
 * second try after a lost answer does not act twice. The memory of an act belongs to its thing: the page of another one finds none.
 */
export function useSend<Input, T>(
  write: (input: Input, key: string) => Promise<Answer<T>>,
  { of, sets, attempt }: SendOptions<Input>,
): Send<Input, T> {
  const [{ last, acts }, setMemory] = useState<Memory<Input, T>>({ last: '', acts: {} })
  const thing = typeof of === 'string' ? of : last
  const shown = useRef<string | null>(thing)
  useEffect(() => {
    shown.current = thing
    return () => void (shown.current = null)
  }, [thing])
  const isSending = useRef(new Set<string>())
  const [writeForm] = useState(formAttempts)

  const remember = (about: string, next: Act<Input, T> | null, last?: string) =>
    setMemory((before) => ({ last: last ?? before.last, acts: { ...before.acts, [about]: next } }))

  async function send(input: Input) {
    const about = typeof of === 'string' ? of : of(input)
    if (isSending.current.has(about)) return null
    isSending.current.add(about)
    shown.current = about
    remember(about, { input, submission: sending, done: null }, about)
    const writeBy = (key: string) => write(input, key)
    const answer = await (attempt !== undefined
      ? writeOnce(`${attempt}.${textOf([about, input])}`, writeBy)
      : writeForm([about, input], writeBy, sets === true ? about : sets))
    isSending.current.delete(about)
    const submission = answer.ok ? idle : submissionFromFailure(answer.failure)
    remember(about, { input, submission, done: answer.ok ? { answer: answer.value } : null })
    return shown.current === about ? answer : null
  }

  const act = acts[thing] ?? null
  return { act, submission: act?.submission ?? idle, send, reset: () => isSending.current.has(thing) || remember(thing, null) }
}
