/** What a link says itself. */
export const defaultMessages = {
  /** Said after the words of a link that opens beside the page. */
  newTab: '(opens in a new tab)',
}
