export const defaultMessages = {
  /** Announced after a link that opens a new tab. */
  newTab: '(opens in a new tab)',
}
