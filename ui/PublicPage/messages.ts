/** What the foot of a page says itself: the names of its links. */
export const defaultMessages = {
  /** To those who help. */
  support: 'Support',
  /** To how the house keeps what it knows. */
  privacy: 'Privacy',
  /** To the rules of the house. */
  terms: 'Terms',
  /** To what is owed for data that is given. */
  incentiveNotice: 'Incentive notice',
}
