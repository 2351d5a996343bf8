import { defaultWords as drawerWords } from '../Dialog/words.ts'
import { defaultWords as linkWords } from '../TextLink/words.ts'

/** What stands around an app's pages says itself. */
export const defaultWords = {
  ...linkWords,
  ...drawerWords,
  /** On the link that leads past the navigation, for those who come by key. */
  skip: 'Skip to content',
  /** Read out for the sign that brings the navigation out on a phone. */
  menu: 'Menu',
}
