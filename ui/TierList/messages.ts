/** What the list says itself. */
export const defaultMessages = {
  /** What is paid. */
  pay: (sum: string) => `Pay ${sum}`,
  /** What is had for it. */
  get: (sum: string) => `Get ${sum}`,
  /** Said before what the same price used to bring, for ears. */
  insteadOf: 'instead of',
}
