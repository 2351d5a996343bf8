export const defaultMessages = {
  /** The button that shows the figures as a table. */
  asTable: 'Show as a table',
  /** Replaces an unknown value. */
  unknown: '–',
}
