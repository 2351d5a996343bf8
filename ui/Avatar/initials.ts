const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstLetter = (word: string): string => {
  for (const { segment } of letters.segment(word)) return segment.toLocaleUpperCase()
  return ''
}

/** The first letters of a first and a last name: "Ana María López" is "AL". Empty for a name without letters. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const first = words[0]
  const last = words.at(-1)
  if (first === undefined || last === undefined) return ''
  return words.length === 1 ? firstLetter(first) : firstLetter(first) + firstLetter(last)
}
