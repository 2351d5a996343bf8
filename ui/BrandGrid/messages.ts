export const defaultMessages = {
  /** The button that shows more. */
  more: 'Show more',
  /** How many of all are shown. */
  shown: (shown: number, of: number) => `${shown} of ${of}`,
}
