/** Texts of a failure. */
export const defaultMessages = {
  /** Label of the retry button. */
  retry: 'Try again',
  /** Announced while the retry runs. */
  retrying: 'Trying again',
}
