import type { Answer } from '../../features/shared/api/answer.ts'
import type { CallOptions } from '../runtime/api/call.ts'
import { saveToken, token } from '../runtime/session/token.ts'

/** As the member with this token, or as a guest. */
export const by = (bearer: string | null): CallOptions => (bearer === null ? {} : { token: bearer })

/** Whether the server says that the token has ended. The saved token is then deleted, unless it is a newer one. */
export function tokenEnded(bearer: string | null, answer: Answer<unknown>): boolean {
  if (bearer === null || answer.ok || answer.failure.kind !== 'refused' || answer.failure.status !== 401) return false
  if (token() === bearer) saveToken(null)
  return true
}

/** Calls as the member; calls again without a token if it has ended, because a guest may make these calls too. */
export async function askAs<T>(bearer: string | null, ask: (options: CallOptions) => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await ask(by(bearer))
  return tokenEnded(bearer, answer) ? ask({}) : answer
}
