/** What the grid says itself. */
export const defaultMessages = {
  /** The button that brings more of them. */
  more: 'Show more',
  /** How many of all can be seen. */
  shown: (shown: number, of: number) => `${shown} of ${of}`,
}
