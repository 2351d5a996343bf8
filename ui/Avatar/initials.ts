/** Grapheme clusters: one visible character may consist of several code units. */
function lettersOf(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return text
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}

/** A Latin letter that the next one does not combine with. */
const plain = /^[ -\u02AF](?=[ -\u02AF]|$)/

/** The first grapheme of a name, upper-cased. Empty for an empty name. */
export function firstCharacter(name: string): string {
  const text = name.trim()
  // The first segmenter of a page takes a slow phone a tenth of a second.
  const [first = ''] = plain.test(text) ? text : lettersOf(text)
  return first.toUpperCase()
}

/** The first letters of a first and a last name: "Ana María López" is "AL". Empty for a name without letters. */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const first = names[0]
  const last = names.at(-1)
  if (first === undefined || last === undefined) return ''
  return names.length === 1 ? firstCharacter(first) : firstCharacter(first) + firstCharacter(last)
}
