/** What the field of a password says itself. */
export const defaultMessages = {
  /** Accessible name of the button that turns dots into letters and back. */
  show: 'Show password',
}
