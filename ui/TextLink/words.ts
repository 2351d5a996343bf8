/** What a link says itself. */
export const defaultWords = {
  /** Said after the words of a link that opens beside the page. */
  newTab: '(opens in a new tab)',
}
