export const defaultMessages = {
  /** Accessible name of the close button. */
  close: 'Close',
}
