import type { Endpoint, InputOf } from '../../features/shared/endpoint.ts'

/**
 * Names what an endpoint answers to an input, in the cache of reads. What a guest was answered is not the answer to the same
 * person after they signed in.
 */
export const readKey = <E extends Endpoint>(endpoint: E, input: InputOf<E>, signedIn: boolean) =>
  [endpoint.path, input, endpoint.auth === 'optional' && signedIn] as const

/** Matches every answer of these endpoints, whatever the input was. */
export const isReadOf =
  (endpoints: readonly Endpoint[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && endpoints.some(({ path }) => path === key[0])
