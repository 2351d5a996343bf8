import { defaultMessages as choicesMessages } from '../parts/messages.ts'
import { defaultMessages as linkMessages } from '../TextLink/messages.ts'

export const defaultMessages = {
  ...linkMessages,
  ...choicesMessages,
  /** The link that skips the navigation, for keyboard users. */
  skip: 'Skip to content',
  /** The last place at the foot of a phone, which opens the others. */
  more: 'More',
  /** Accessible name of the button that opens help and the way out on a phone. */
  menu: 'Your account and help',
}
