export const defaultMessages = {
  /** Accessible name of the button that shows or hides the password. */
  show: 'Show password',
}
