import { defaultMessages as drawerMessages } from '../Dialog/messages.ts'
import { defaultMessages as linkMessages } from '../TextLink/messages.ts'

/** What stands around an app's pages says itself. */
export const defaultMessages = {
  ...linkMessages,
  ...drawerMessages,
  /** On the link that leads past the navigation, for those who come by key. */
  skip: 'Skip to content',
  /** Read out for the sign that brings the navigation out on a phone. */
  menu: 'Menu',
}
