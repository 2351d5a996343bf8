import * as api from '../../features/claim/api.ts'
import * as accountApi from '../../features/account/api.ts'
import type { CallAnswer, ClaimCommand, ClaimEvent } from '../../features/claim/claim.ts'
import { isClaimRefused } from '../../features/claim/outcome.ts'
import { type CallOptions, call } from '../runtime/api/call.ts'
import type { CallsOf } from '../runtime/flow/carryOut.ts'
import { attemptKey, settleAttempt } from '../runtime/api/attempts.ts'
import { answered } from '../../features/shared/api/answer.ts'
import type { Email } from '../../features/shared/contact/email.ts'
import { noOptOut, unreadOptOut } from '../../features/shared/member/optedOut.ts'
import { memberOf } from './memberOf.ts'

type SignIn = { readonly email: Email; readonly password: string; readonly sawOptOut: boolean }

/** What a member ticked counts if the form showed their opt-outs. If not, these are read. */
async function signIn({ sawOptOut, ...user }: SignIn, options: CallOptions): Promise<CallAnswer<'signIn'>> {
  const answer = await call(accountApi.signIn, { body: { user } }, options)
  if (!answer.ok) return answer
  if (sawOptOut) return answered({ ...answer.value, optedOut: noOptOut })
  const member = await memberOf(answer.value.user.token, options)
  return answered({ ...answer.value, optedOut: member?.optedOut ?? unreadOptOut })
}

/** A visit's calls of the API. A repeated claim carries the same key. */
export const callsOf = (visit: string): CallsOf<ClaimCommand, ClaimEvent> => ({
  loadOffer: ({ code }, options) => call(api.getOffer, { path: { code } }, options),
  verifyClaimCode: (query, options) => call(api.verifyClaimCode, { query }, options),
  validateEmail: (query, options) => call(api.validateEmail, { query }, options),
  sendSmsCode: (query, options) => call(api.sendSmsCode, { query, body: query }, options),
  verifySmsCode: (query, options) => call(api.verifySmsCode, { query }, options),
  checkIfVerified: (query, options) => call(api.checkIfVerified, { query }, options),
  signIn: ({ email, password, sawOptOut }, options) => signIn({ email, password, sawOptOut }, options),
  claim: async ({ request }, options) => {
    const { offerId, proof, claimCode, optIns } = request
    const query = { token: proof.token, offerId, claimCode, smsOptIn: optIns.sms, emailOptIn: optIns.email }
    const answer = await call(api.claimOffer, { query }, { ...options, key: attemptKey(visit) })
    // A 409 of the catalogue is a final answer too.
    if (answer.ok || isClaimRefused(answer.failure)) settleAttempt(visit)
    return answer
  },
  lookUpClaim: async (_, options) => {
    const answer = await call(api.lookUpClaim, { path: { key: attemptKey(visit) } }, options)
    if (answer.ok && answer.value.outcome !== 'unknown') settleAttempt(visit)
    return answer
  },
})
