/** Texts of the field. */
export const defaultMessages = {
  /** Says the sign behind the figure, for ears. */
  percent: 'percent',
}
