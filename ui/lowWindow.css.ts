/** A window too low for sticky parts: a phone in landscape, or a page at 200 % text size. */
export const lowWindow = '(max-height: 30rem)'
