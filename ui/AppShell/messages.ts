import { defaultMessages as drawerMessages } from '../Dialog/messages.ts'
import { defaultMessages as choicesMessages } from '../parts/messages.ts'
import { defaultMessages as linkMessages } from '../TextLink/messages.ts'

export const defaultMessages = {
  ...linkMessages,
  ...choicesMessages,
  ...drawerMessages,
  /** The link that skips the navigation, for keyboard users. */
  skip: 'Skip to content',
  /** Accessible name of the button that opens the navigation on a phone. */
  menu: 'Menu',
}
