import useSWR from 'swr'
import type { Failure } from '../../features/shared/answer.ts'
import type { Endpoint, InputOf, OutputOf } from '../../features/shared/endpoint.ts'
import type { Loadable } from '../../features/shared/loadable.ts'
import { call } from './call.ts'

class ReadFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** Reads an endpoint, and again on demand. A value stays visible when a later read fails. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): { readonly read: Loadable<OutputOf<E>>; readonly readAgain: () => void } {
  const { data, error, isValidating, mutate } = useSWR<OutputOf<E>, ReadFailed>([endpoint.path, input], async () => {
    const answer = await call(endpoint, input)
    if (!answer.ok) throw new ReadFailed(answer.failure)
    return answer.value
  })
  return { read: readOf(data, isValidating ? undefined : error), readAgain: () => void mutate() }
}

function readOf<T>(data: T | undefined, error: ReadFailed | undefined): Loadable<T> {
  if (data !== undefined) return { status: 'ready', value: data }
  return error ? { status: 'failed', cause: error.failure } : { status: 'loading' }
}
