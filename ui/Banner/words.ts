/** What a banner says itself. */
export const defaultWords = {
  /** Read out for the sign that closes it. */
  close: 'Close',
}
