import { verifyEmail } from '../../features/business/api.ts'
import type { VerificationCommand, VerificationEvent } from '../../features/business/verification.ts'
import { call } from '../runtime/call.ts'
import type { CallsOf } from '../runtime/carryOut.ts'
import { writeOnce } from '../runtime/attempts.ts'

/** The verification's calls of the API. */
export const calls: CallsOf<VerificationCommand, VerificationEvent> = {
  verifyEmail: ({ inviteToken }, options) =>
    writeOnce(`verifyEmail.${inviteToken}`, (key) => call(verifyEmail, { body: { inviteToken } }, { ...options, key })),
}
