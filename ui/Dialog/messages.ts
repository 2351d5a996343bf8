/** What a dialog or a drawer says itself. */
export const defaultMessages = {
  /** Read out for the cross. */
  close: 'Close',
}
