import { savedFields } from '../shared/flow/saved.ts'
import type { EmailCaptureState } from './emailCapture.ts'

export const savedCapture = savedFields<EmailCaptureState>(1, { open: { email: 'text', submission: 'data' }, thanked: { email: 'text' } })
