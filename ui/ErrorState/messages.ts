/** What the trouble says itself. */
export const defaultMessages = {
  /** On the button that tries once more. */
  retry: 'Try again',
  /** Read out while the other try is under way. */
  retrying: 'Trying again',
}
