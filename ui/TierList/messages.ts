export const defaultMessages = {
  /** The price. */
  pay: (sum: string) => `Pay ${sum}`,
  /** The credit. */
  get: (sum: string) => `Get ${sum}`,
  /** Announced before the former credit. */
  insteadOf: 'instead of',
}
