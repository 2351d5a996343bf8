/** What every chart says itself. */
export const defaultMessages = {
  /** Opens the same figures as a table. */
  asTable: 'Show as a table',
  /** Stands where no figure is known. */
  unknown: '–',
}
