import { savedFields } from '../shared/saved.ts'
import type { VerificationState } from './verification.ts'

/** What is saved of the verification of an address. */
export const savedVerification = savedFields<VerificationState>(1, {
  sending: { inviteToken: 'text' },
  asked: {},
  refused: { inviteToken: 'text' },
})
