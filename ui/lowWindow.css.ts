/** A window too low, or text too large, for anything to stay while the rest scrolls: a phone's on its side, a page at twice its size. */
export const lowWindow = '(max-height: 30rem)'
