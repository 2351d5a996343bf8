const characters = (amount: number) => `${amount} ${amount === 1 ? 'character' : 'characters'}`

export const defaultMessages = {
  /** Characters typed, of the maximum. */
  count: (typed: number, most: number) => `${typed} of ${most}`,
  /** Remaining characters, announced near the limit. */
  left: (amount: number) => `${characters(amount)} left`,
  /** Characters above the limit. */
  tooMany: (amount: number) => `${characters(amount)} too many`,
}
