import { savedFields } from '../shared/flow/saved.ts'
import type { PrivacyState } from './privacy.ts'

export const savedPrivacy = savedFields<PrivacyState>(2, {
  choosing: { signal: 'text', draft: 'data', submission: 'data' },
  optedOut: { signal: 'text', email: 'text' },
})
