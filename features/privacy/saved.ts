import { savedFields } from '../shared/saved.ts'
import type { PrivacyState } from './privacy.ts'

/** What is saved of the privacy choices. */
export const savedPrivacy = savedFields<PrivacyState>(1, {
  choosing: { signal: 'text', draft: 'data', submission: 'data' },
  optedOut: { signal: 'text', email: 'text' },
})
