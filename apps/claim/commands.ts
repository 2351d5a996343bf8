import * as api from '../../features/claim/api.ts'
import * as accountApi from '../../features/shared/account.ts'
import type { ClaimCommand, ClaimEvent, ClaimRequest } from '../../features/claim/claim.ts'
import { isClaimRefused } from '../../features/claim/outcome.ts'
import { call } from '../runtime/call.ts'
import type { CallsOf } from '../runtime/carryOut.ts'
import { attemptKey, saveAttemptKey, settleAttempt } from '../runtime/identifiers.ts'

/** One verified guest claims one offer once: a repeated claim carries the same key. */
const attemptOf = ({ offerId, proof }: ClaimRequest): string => `claim.${offerId}.${proof.token}`

/** Whether a reload finds the pending claim: the tab must have saved both its step and its key. */
export const isFoundByReload = (request: ClaimRequest, isStepSaved: boolean): boolean => saveAttemptKey(attemptOf(request)) && isStepSaved

/** The claim's calls of the API. */
export const calls: CallsOf<ClaimCommand, ClaimEvent> = {
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
    const answer = await call(api.claimOffer, { query }, { ...options, key: attemptKey(attemptOf(request)) })
    // `settleByAnswer` says this for all others: here a call of it is more than the page's first load has room for.
    if (answer.ok || isClaimRefused(answer.failure)) settleAttempt(attemptOf(request))
    return answer
  },
  lookUpClaim: async ({ request }, options) => {
    const answer = await call(api.lookUpClaim, { path: { key: attemptKey(attemptOf(request)) } }, options)
    if (answer.ok && answer.value.outcome !== 'unknown') settleAttempt(attemptOf(request))
    return answer
  },
}
