import { getOwnChoice } from '../../features/account/api.ts'
import * as api from '../../features/privacy/api.ts'
import type { BrowserSignal, OptOut, PrivacyCommand, PrivacyEvent } from '../../features/privacy/privacy.ts'
import { call } from '../runtime/api/call.ts'
import type { Abilities } from '../runtime/flow/carryOut.ts'
import { hasOptedOut, saveOptOut, sendsPrivacyControl } from '../runtime/tracking/consent.ts'
import { token } from '../runtime/session/token.ts'

/** By what this browser is opted out now. */
export function signalNow(): BrowserSignal {
  if (sendsPrivacyControl()) return 'globalPrivacyControl'
  return hasOptedOut() ? 'earlierChoice' : 'none'
}

/** Whether the account of who is signed in is opted out. Nobody may be signed in, or no longer: then it says nothing. */
async function accountOptsOut(signal: AbortSignal): Promise<boolean> {
  const bearer = token()
  if (bearer === null) return false
  const answer = await call(getOwnChoice, {}, { signal, token: bearer })
  return answer.ok && answer.value.user.doNotTrack === true
}

/** Sends the choice in the name of who is signed in. A token that has ended is no reason to refuse it: nobody needs one. */
async function sendOptOut(optOut: OptOut, signal: AbortSignal) {
  const bearer = token()
  const send = (by: { token?: string }) => call(api.sendOptOut, { body: optOut }, { signal, ...by })
  if (bearer === null) return send({})
  const answer = await send({ token: bearer })
  return !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401 ? send({}) : answer
}

/** What the privacy choices ask of the API and of this browser. */
export const abilities: Abilities<PrivacyCommand, PrivacyEvent> = {
  calls: { sendOptOut: ({ optOut }, { signal }) => sendOptOut(optOut, signal) },
  handlers: {
    saveOptOut: () => ({ type: 'optOutSaved', saved: saveOptOut() }),
    readAccount: async (_, { signal }) => ((await accountOptsOut(signal)) ? { type: 'accountOptsOut' } : undefined),
  },
}
