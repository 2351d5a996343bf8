import { defaultMessages as linkMessages } from '../TextLink/messages.ts'

/** What the frame says itself. */
export const defaultMessages = {
  ...linkMessages,
  /** Accessible name of the close button. */
  close: 'Close',
  /** The link to how the house keeps what it knows. */
  privacy: 'Privacy',
}
