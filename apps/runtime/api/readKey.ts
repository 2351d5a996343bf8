import type { Endpoint, InputOf } from '../../../features/shared/api/endpoint.ts'

/**
 * Names what an endpoint answers to an input, in the cache of reads. An endpoint with an optional sign-in answers a guest and a
 * signed-in person differently, so their answers have different names.
 */
export const readKey = <E extends Endpoint>(endpoint: E, input: InputOf<E>, signedIn: boolean) =>
  [endpoint.path, input, endpoint.auth === 'optional' && signedIn] as const

/** Matches every answer of these endpoints, whatever the input was. */
export const isReadOf =
  (endpoints: readonly Endpoint[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && endpoints.some(({ path }) => path === key[0])
