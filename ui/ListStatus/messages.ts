export const defaultMessages = {
  /** Announced during the first read. */
  loading: 'Loading',
  /** Announced while a newer answer is awaited. */
  refreshing: 'Updating',
  /** Label of the retry button. */
  retry: 'Try again',
}
