import { defaultMessages as choicesMessages } from '../parts/messages.ts'
import { defaultMessages as linkMessages } from '../TextLink/messages.ts'

export const defaultMessages = {
  ...linkMessages,
  ...choicesMessages,
  /** Accessible name of the close button. */
  close: 'Close',
  /** The link to the statement about accessibility. */
  accessibility: 'Accessibility',
  /** The link to the privacy policy. */
  privacy: 'Privacy',
}
