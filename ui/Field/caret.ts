const digit = /\d/g

/** How many digits of `text` stand after the caret. */
export const digitsAfter = (text: string, caret: number): number => text.slice(caret).match(digit)?.length ?? 0

/**
 * Where the caret goes in a text that was put into shape, so that as many digits stand after it as before that: right
 * behind a digit, so that the next deletion meets it and not a mark of the shape.
 */
export function caretBeforeDigits(shown: string, after: number): number {
  const places = Array.from(shown.matchAll(digit), ({ index }) => index)
  const before = places.length - after
  const last = places[before - 1]
  return last === undefined ? (places[0] ?? shown.length) : last + 1
}
