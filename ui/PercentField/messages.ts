/** What the field says itself. */
export const defaultMessages = {
  /** Says the sign behind the figure, for ears. */
  percent: 'percent',
}
