export const defaultMessages = {
  /** The text below, given what is missing and the next tier's benefit. */
  toNext: (missing: string, label: string) => `${missing} more brings ${label}`,
  /** The same for the highest tier. */
  atTop: 'This is the highest tier',
  /** Announced before a tier's start. */
  from: 'from',
}
