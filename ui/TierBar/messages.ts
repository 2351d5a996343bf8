/** What the bar says itself. */
export const defaultMessages = {
  /** What is said below, given what is missing and what the next tier brings. */
  toNext: (missing: string, label: string) => `${missing} more brings ${label}`,
  /** The same at the top. */
  atTop: 'This is the highest tier',
  /** Stands before where a tier begins, for ears. */
  from: 'from',
}
