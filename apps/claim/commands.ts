import * as api from '../../features/claim/api.ts'
import type { ClaimCommand, ClaimEvent } from '../../features/claim/claim.ts'
import { isClaimRefused } from '../../features/claim/outcome.ts'
import { call } from '../runtime/api/call.ts'
import type { CallsOf } from '../runtime/flow/carryOut.ts'
import { expireSession } from '../runtime/session/session.ts'
import { attemptKey, settleAttempt } from '../runtime/api/attempts.ts'
import { signIn } from './member.ts'

/** The calls of the claim that is saved under this key. A repeated claim carries the same idempotency key. */
export const callsOf = (storageKey: string): CallsOf<ClaimCommand, ClaimEvent> => ({
  loadOffer: ({ code }, options) => call(api.getOffer, { path: { code } }, options),
  verifyClaimCode: (query, options) => call(api.verifyClaimCode, { query }, options),
  validateEmail: (query, options) => call(api.validateEmail, { query }, options),
  sendSmsCode: (query, options) => call(api.sendSmsCode, { query, body: query }, options),
  verifySmsCode: (query, options) => call(api.verifySmsCode, { query }, options),
  checkIfVerified: (query, options) => call(api.checkIfVerified, { query }, options),
  signIn,
  claim: async ({ request }, options) => {
    const answer = await call(api.claimOffer, { query: request }, { ...options, key: attemptKey(storageKey) })
    // A signed-in guest claims with their session, which the server may have ended.
    if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401) expireSession(request.token)
    // A 409 of the catalogue is a final answer too.
    if (answer.ok || isClaimRefused(answer.failure)) settleAttempt(storageKey)
    return answer
  },
  lookUpClaim: async (_, options) => {
    const answer = await call(api.lookUpClaim, { path: { key: attemptKey(storageKey) } }, options)
    if (answer.ok && answer.value.outcome !== 'unknown') settleAttempt(storageKey)
    return answer
  },
})
