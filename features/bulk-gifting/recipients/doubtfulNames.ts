/** A character that could not be read, UTF-8 that was read as Windows (`JosÃ©`), or a character of HTML (`O&#39;Brien`). */
const damaged = /[\uFFFD\u0080-\u009F\p{Co}\p{Cn}]|[ÂÃÄÅ][\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|&#?\w{2,8};/u

const foreign = /\P{ASCII}/u

/** The first texts whose letters may be wrong. Where the encoding is a guess, these are all that are not plain ASCII. */
export function doubtfulNames(texts: Iterable<string>, isGuessed = false): readonly string[] {
  const found = new Set<string>()
  for (const text of texts) {
    if ((isGuessed ? foreign : damaged).test(text)) found.add(text.trim())
    if (found.size === 3) break
  }
  return [...found]
}
