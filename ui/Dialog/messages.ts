/** What a dialog or a drawer says itself. */
export const defaultMessages = {
  /** Accessible name of the close button. */
  close: 'Close',
}
