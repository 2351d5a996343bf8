import * as api from '../../features/claim/api.ts'
import * as accountApi from '../../features/account/api.ts'
import type { ClaimCommand, ClaimEvent } from '../../features/claim/claim.ts'
import { isClaimRefused } from '../../features/claim/outcome.ts'
import { call } from '../runtime/call.ts'
import type { CallsOf } from '../runtime/carryOut.ts'
import { attemptKey, settleAttempt } from '../runtime/attempts.ts'

/** A visit's calls of the API. A repeated claim carries the same key. */
export const callsOf = (visit: string): CallsOf<ClaimCommand, ClaimEvent> => ({
  loadOffer: ({ code }, options) => call(api.getOffer, { path: { code } }, options),
  verifyClaimCode: (query, options) => call(api.verifyClaimCode, { query }, options),
  validateEmail: (query, options) => call(api.validateEmail, { query }, options),
  sendSmsCode: (query, options) => call(api.sendSmsCode, { query, body: query }, options),
  verifySmsCode: (query, options) => call(api.verifySmsCode, { query }, options),
  checkIfVerified: (query, options) => call(api.checkIfVerified, { query }, options),
  signIn: ({ email, password }, options) => call(accountApi.signIn, { body: { user: { email, password } } }, options),
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
