import { verifyEmail } from '../../features/business/api.ts'
import type { VerificationCommand, VerificationEvent } from '../../features/business/verification.ts'
import { call } from '../runtime/call.ts'
import type { CallsOf } from '../runtime/carryOut.ts'
import { attemptKey, settleByAnswer } from '../runtime/attempts.ts'

/** The verification's calls of the API. */
export const calls: CallsOf<VerificationCommand, VerificationEvent> = {
  verifyEmail: async ({ inviteToken }, options) => {
    // The key stays the same until there is an answer, also after a reload: the server acts once.
    const attempt = `verifyEmail.${inviteToken}`
    const answer = await call(verifyEmail, { body: { inviteToken } }, { ...options, key: attemptKey(attempt) })
    settleByAnswer(attempt, answer)
    return answer
  },
}
