import type { Endpoint, InputOf, OutputOf } from '../../../features/shared/api/endpoint.ts'
import { callSignedIn } from './callSignedIn.ts'
import { useReadAll } from './useRead.tsx'
import { type Answer, isFinalAnswer } from '../../../features/shared/api/answers/answer.ts'
import { type Send, useSend } from './useSend.ts'

type Options = {
  /** The thing that is written to (`useSend`). */
  readonly of?: string
}

export type Write<E extends Endpoint> = Send<InputOf<E>, OutputOf<E>>

/** Without the right to write, or if nothing is found, it is over, or another than was agreed to, the read data is out of date. */
const outdating: ReadonlySet<number> = new Set([403, 404, 410, 412])

/** Sends to an endpoint once for each press, and then reads again what the page shows, if it changed or may have. */
export const useWrite = <E extends Endpoint>(endpoint: E, options?: Options): Write<E> =>
  useWriteBy((input: InputOf<E>, key) => callSignedIn<E>(endpoint, input, { key }), options)

/** The same for a write of several calls, or by another right than the session's. */
export function useWriteBy<Input, T>(write: (input: Input, key: string) => Promise<Answer<T>>, options?: Options): Send<Input, T> {
  const readAll = useReadAll()
  const { send, ...sent } = useSend(write, options)
  return {
    ...sent,
    send: async (input) => {
      const answer = await send(input)
      if (answer && (answer.ok || !isFinalAnswer(answer.failure) || outdating.has(answer.failure.status))) readAll()
      return answer
    },
  }
}
