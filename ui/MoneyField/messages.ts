export const defaultMessages = {
  /** The error of a pasted text that may mean several amounts. */
  unclear: (example: string) => `Enter the amount in figures, such as ${example}.`,
}
