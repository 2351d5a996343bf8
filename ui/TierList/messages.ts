export const defaultMessages = {
  /** The price. */
  pay: (sum: string) => `Pay ${sum}`,
  /** The credit. */
  get: (sum: string) => `Get ${sum}`,
  /** The credit at other times. */
  usually: (sum: string) => `usually ${sum}`,
  /** The tier that gives the most for its price. */
  best: 'Best value',
}
