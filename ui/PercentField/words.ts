/** What the field says itself. */
export const defaultWords = {
  /** Says the sign behind the figure, for ears. */
  percent: 'percent',
}
