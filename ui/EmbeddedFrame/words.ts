import { defaultWords as linkWords } from '../TextLink/words.ts'

/** What the frame says itself. */
export const defaultWords = {
  ...linkWords,
  /** Read out for the cross. */
  close: 'Close',
  /** The link to how the house keeps what it knows. */
  privacy: 'Privacy',
}
