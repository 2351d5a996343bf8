import { getOwnChoice } from '../../features/account/api.ts'
import * as api from '../../features/privacy/api.ts'
import type { OptOut, Owner } from '../../features/privacy/privacy.ts'
import { call } from '../runtime/api/call.ts'
import { token } from '../runtime/session/token.ts'

/** The account of who is signed in; null where nobody is, or no longer. */
export async function readOwner(signal: AbortSignal): Promise<Owner | null> {
  const bearer = token()
  if (bearer === null) return null
  const answer = await call(getOwnChoice, {}, { signal, token: bearer })
  return answer.ok ? answer.value.user : null
}

/** Sends the choice in the name of who is signed in. A token that has ended is no reason to refuse it: nobody needs one. */
export async function sendOptOut(optOut: OptOut, key: string) {
  const bearer = token()
  const send = (by: { token?: string }) => call(api.sendOptOut, { body: optOut }, { key, ...by })
  if (bearer === null) return send({})
  const answer = await send({ token: bearer })
  return !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401 ? send({}) : answer
}
