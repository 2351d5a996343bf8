import type { Endpoint, InputOf, OutputOf } from '../../../features/shared/api/endpoint.ts'
import { callSignedIn } from './callSignedIn.ts'
import { useReadAll } from './useRead.tsx'
import { type Answer, isFinalAnswer } from '../../../features/shared/api/answers/answer.ts'
import { type Send, type SendOptions, useSend } from './useSend.ts'

export type Write<E extends Endpoint> = Send<InputOf<E>, OutputOf<E>>

/** Without the right to write, or if nothing is found, it is over, or another than was agreed to, the read data is out of date. */
const outdating: ReadonlySet<number> = new Set([403, 404, 410, 412])

/** Sends to an endpoint once for each press, and then reads again what the page shows, if it changed or may have. */
export const useWrite = <E extends Endpoint>(endpoint: E, options: SendOptions<InputOf<E>>): Write<E> =>
  useWriteBy((input: InputOf<E>, key) => callSignedIn<E>(endpoint, input, { key }), options)

/** The same for a write of several calls, or by another right than the session's. */
export function useWriteBy<Input, T>(
  write: (input: Input, key: string) => Promise<Answer<T>>,
  options: SendOptions<Input>,
): Send<Input, T> {
  const readAll = useReadAll()
  return useSend(async (input: Input, key) => {
    const answer = await write(input, key)
    if (answer.ok || !isFinalAnswer(answer.failure) || outdating.has(answer.failure.status)) readAll()
    return answer
  }, options)
}
