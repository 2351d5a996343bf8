import { type Answer, isFinalAnswer } from '../../../features/shared/api/answers/answer.ts'
import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import { newId, storedId, tabStorage } from '../storage/storage.ts'

// The idempotency keys of writes: the server acts at most once for each key, however often it receives it.

/** Whether the outcome of an attempt is known. Without a final answer, the next try is the same attempt. */
const isSettled = (answer: Answer<unknown>): boolean => answer.ok || isFinalAnswer(answer.failure)

/** The name may contain an address or a token. */
const attemptName = (attempt: string) => `attempt.${shortHash(attempt)}` as const

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

/** An input as text: two inputs are one attempt where their texts are equal. */
export const textOf = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) => (value instanceof File ? [value.name, value.size, value.lastModified] : value))

/**
 * Makes the writes of a form. An input keeps its key until its outcome is known, whatever else is sent meanwhile, and nothing of it is
 * saved. `of`: the thing that the inputs set. Its last input alone keeps a key: a repetition of one before it would set nothing.
 */
export function formAttempts() {
  const attempts = new Map<string, { readonly text: string; readonly key: string }>()
  return async <T>(input: unknown, write: Write<T>, of?: string): Promise<Answer<T>> => {
    const text = textOf(input)
    const thing = of ?? text
    const last = attempts.get(thing)
    const { key } = last?.text === text ? last : { key: newId() }
    attempts.set(thing, { text, key })
    const answer = await write(key)
    // A later input of the thing may wait for its own answer.
    if (isSettled(answer) && attempts.get(thing)?.key === key) attempts.delete(thing)
    return answer
  }
}
