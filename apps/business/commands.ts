import { verifyEmail } from '../../features/business/api.ts'
import type { VerificationCommand, VerificationEvent } from '../../features/business/verification.ts'
import { call } from '../runtime/api/call.ts'
import type { CallsOf } from '../runtime/flow/carryOut.ts'
import { writeOnce } from '../runtime/api/attempts.ts'

/** The verification's calls of the API. */
export const calls: CallsOf<VerificationCommand, VerificationEvent> = {
  verifyEmail: ({ inviteToken }, options) =>
    writeOnce(`verifyEmail.${inviteToken}`, (key) => call(verifyEmail, { body: { inviteToken } }, { ...options, key })),
}
