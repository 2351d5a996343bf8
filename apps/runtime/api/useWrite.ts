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

/** Sends to an endpoint once for each press, and then reads again what changed. */
export function useWrite<E extends Endpoint>(endpoint: E, { invalidates }: Options): Write<E> {
  const { mutate } = useSWRConfig()
  const { send, ...sent } = useSend((input: InputOf<E>, key) => callSignedIn(endpoint, input, { key }))
  return {
    ...sent,
    send: async (input) => {
      const answer = await send(input)
      // A write whose answer was lost may have changed it as well. Without the right to write, what was read is out of date.
      if (answer && (answer.ok || !isFinalAnswer(answer.failure) || answer.failure.status === 403)) void mutate(isReadOf(invalidates))
      return answer
    },
  }
}
