import * as api from '../../../features/privacy/api.ts'
import type { OptOut } from '../../../features/privacy/privacy.ts'
import { call } from '../api/call.ts'
import { callSignedIn } from '../api/callSignedIn.ts'
import { token } from '../session/token.ts'

/** Sends the choice in the name of who is signed in. A token that has ended is no reason to refuse it: nobody needs one. */
export async function sendOptOut(optOut: OptOut, key: string) {
  const answer = await callSignedIn(api.sendOptOut, { body: optOut }, { key })
  const isUnknown = !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401 && token() !== null
  return isUnknown ? call(api.sendOptOut, { body: optOut }, { key }) : answer
}
