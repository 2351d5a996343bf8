const digit = /\d/g

/** Number of digits in `text` after the caret. */
export const digitsAfter = (text: string, caret: number): number => text.slice(caret).match(digit)?.length ?? 0

/** The caret in a formatted text, with as many digits after it: right behind a digit, so that the next deletion removes that digit. */
export function caretBeforeDigits(shown: string, after: number): number {
  const indices = Array.from(shown.matchAll(digit), ({ index }) => index)
  const before = indices.length - after
  const last = indices[before - 1]
  return last === undefined ? (indices[0] ?? shown.length) : last + 1
}
