export const defaultMessages = {
  /** Label of the retry button. */
  retry: 'Try again',
}
