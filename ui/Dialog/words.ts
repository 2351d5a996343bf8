/** What a dialog or a drawer says itself. */
export const defaultWords = {
  /** Read out for the cross. */
  close: 'Close',
}
