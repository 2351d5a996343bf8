import type * as z from 'zod/mini'
import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import type { Endpoint } from '../../../features/shared/api/endpoint.ts'
import type { CallOptions } from '../api/call.ts'
import { callSignedIn } from '../api/callSignedIn.ts'

export type AttemptEndpoint<Said> = Endpoint<`${string}{key}${string}`, z.ZodMiniType<Said>, undefined, undefined>

/** A call about an attempt, which its key names. Where a guest may ask, too, a token that has ended is left out. */
export const byKey =
  <Said>(endpoint: AttemptEndpoint<Said>) =>
  (key: string, options: CallOptions): Promise<Answer<Said>> =>
    callSignedIn(endpoint, { path: { key } }, { ...options, key, orAsGuest: endpoint.auth === 'optional' })
