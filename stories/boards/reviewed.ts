const letters = 5

/** A state's mark in an address: five letters, as an address of 200 ids is too long to be sent. */
export function markOf(id: string): string {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return [...Array(letters).keys()].map((at) => String.fromCodePoint(97 + (Math.floor(hash / 26 ** at) % 26))).join('')
}

/** The marks in an address: `abcdefghij` has two. */
export const marksIn = (text: string): ReadonlySet<string> => new Set(text.match(new RegExp(`[a-z]{${letters}}`, 'g')))

/** The address's text with the state's mark added, or taken away. */
export function withMark(text: string, id: string, isReviewed: boolean): string {
  const marks = new Set(marksIn(text))
  if (isReviewed) marks.add(markOf(id))
  else marks.delete(markOf(id))
  return [...marks].join('')
}
