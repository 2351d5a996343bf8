const characters = (amount: number) => `${amount} ${amount === 1 ? 'character' : 'characters'}`

/** What the count says. */
export const defaultMessages = {
  /** How many characters are typed, of how many that will do. */
  count: (typed: number, most: number) => `${typed} of ${most}`,
  /** How many more may be typed, read out when the end is near. */
  left: (amount: number) => `${characters(amount)} left`,
  /** How many must go. */
  tooMany: (amount: number) => `${characters(amount)} too many`,
}
