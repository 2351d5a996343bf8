/** Texts of the field. */
export const defaultMessages = {
  /** The percent sign for screen readers. */
  percent: 'percent',
}
