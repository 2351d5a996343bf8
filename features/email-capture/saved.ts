import { savedFields } from '../shared/saved.ts'
import type { EmailCaptureState } from './emailCapture.ts'

/** What is saved of an address that is left with somebody. */
export const savedCapture = savedFields<EmailCaptureState>(1, { open: { email: 'text', submission: 'data' }, thanked: { email: 'text' } })
