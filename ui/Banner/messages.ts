/** What a banner says itself. */
export const defaultMessages = {
  /** Read out for the sign that closes it. */
  close: 'Close',
}
