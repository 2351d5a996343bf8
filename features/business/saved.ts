import { savedFields } from '../shared/flow/saved.ts'
import type { VerificationState } from './verification.ts'

export const savedVerification = savedFields<VerificationState>(1, {
  sending: { inviteToken: 'text' },
  asked: {},
  refused: { inviteToken: 'text' },
})
