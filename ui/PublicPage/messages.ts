import { defaultMessages as choicesMessages } from '../parts/messages.ts'

/** Texts of the footer: its links. */
export const defaultMessages = {
  ...choicesMessages,
  /** Link to support. */
  support: 'Support',
  /** Link to the statement about accessibility. */
  accessibility: 'Accessibility',
  /** Link to the privacy policy. */
  privacy: 'Privacy',
  /** Link to the terms. */
  terms: 'Terms',
  /** Link to the notice of financial incentive. */
  incentiveNotice: 'Incentive notice',
}
