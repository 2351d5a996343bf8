import { type Answer, failed } from '../../../features/shared/api/answers/answer.ts'
import type { Endpoint, InputOf, OutputOf } from '../../../features/shared/api/endpoint.ts'
import { type CallOptions, call } from './call.ts'
import { expireSession, forgetSession, leaveToAnother, loseSession } from '../session/session.ts'
import { hasUsed, isOfAnother, token } from '../session/token.ts'

const unauthorized = failed({ kind: 'refused', status: 401, message: null })

type Options = CallOptions & {
  /**
   * The page goes on as a guest's where the token has ended: only the token is forgotten, and what answers a guest too is called again.
   * @default false
   */
  readonly orAsGuest?: boolean
}

const isUnauthorized = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401

/**
 * Sends with the session's token. Without a session nothing is sent, and the answer is a refusal with 401; a session whose token
 * has vanished ends, and so does one whose token is another person's. A 401 of the server ends the session, unless the page does
 * without the answer.
 */
export async function withSession<T>(send: (token: string) => Promise<Answer<T>>, endsSession = true): Promise<Answer<T>> {
  const bearer = token()
  if (bearer === null) {
    // A guest has no session to lose, and one that has ended is not lost again.
    if (hasUsed()) loseSession()
    return unauthorized
  }
  if (isOfAnother(bearer)) {
    leaveToAnother()
    return unauthorized
  }
  const answer = await send(bearer)
  if (endsSession && isUnauthorized(answer)) expireSession(bearer)
  return answer
}

/** Calls an endpoint, with the session's token if the endpoint takes one. */
export async function callSignedIn<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { orAsGuest = false, ...options }: Options = {},
): Promise<Answer<OutputOf<E>>> {
  const bearer = token()
  const answersGuests = endpoint.auth === 'optional'
  if (endpoint.auth === 'none' || (answersGuests && bearer === null)) return call(endpoint, input, options)
  const send = (sent: string) => call(endpoint, input, { ...options, token: sent })
  const answer = await withSession(send, endpoint.endsSession && !orAsGuest)
  if (!orAsGuest || bearer === null || !isUnauthorized(answer)) return answer
  if (token() === bearer) forgetSession()
  return answersGuests ? call(endpoint, input, options) : answer
}
