/** What the field of a password says itself. */
export const defaultMessages = {
  /** Names the button that turns dots into letters and back. */
  show: 'Show password',
}
