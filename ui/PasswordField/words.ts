/** What the field of a password says itself. */
export const defaultWords = {
  /** Names the button that turns dots into letters and back. */
  show: 'Show password',
}
