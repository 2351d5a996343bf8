import { useSWRConfig } from 'swr'
import type { Endpoint, InputOf, OutputOf } from '../../../features/shared/api/endpoint.ts'
import { isFinalAnswer } from '../../../features/shared/api/isFinalAnswer.ts'
import { callSignedIn } from './callSignedIn.ts'
import { isReadOf } from './readKey.ts'
import { type Send, useSend } from './useSend.ts'

type Options = {
  /** What the write changes: it is read again after a success, also where no page shows it now. */
  readonly invalidates: readonly Endpoint[]
}

export type Write<E extends Endpoint> = Send<InputOf<E>, OutputOf<E>>

/** Without the right to write, or where nothing is found, what was read is out of date. */
const outdating: ReadonlySet<number> = new Set([403, 404])

/** Sends to an endpoint once for each press, and then reads again what changed, or may have changed. */
export function useWrite<E extends Endpoint>(endpoint: E, { invalidates }: Options): Write<E> {
  const { mutate } = useSWRConfig()
  const { send, ...sent } = useSend((input: InputOf<E>, key) => callSignedIn(endpoint, input, { key }))
  return {
    ...sent,
    send: async (input) => {
      const answer = await send(input)
      if (answer && (answer.ok || !isFinalAnswer(answer.failure) || outdating.has(answer.failure.status)))
        void mutate(isReadOf(invalidates))
      return answer
    },
  }
}
