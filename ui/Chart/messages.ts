export const defaultMessages = {
  /** The button that shows the figures as a table. */
  asTable: (title: string) => `${title}: show as a table`,
}
