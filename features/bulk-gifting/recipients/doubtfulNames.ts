const foreign = /\P{ASCII}/u

/** The encodings that a program may have taken a list in UTF-8 for. */
const encodings = ['windows-1252', 'macintosh', 'windows-1250', 'windows-1251', 'windows-1253'] as const

/** The byte of each character of an encoding; those that it lacks are their own, as in Latin 1. */
const bytesOf = (encoding: string): ReadonlyMap<string, number> =>
  new Map(
    Array.from(new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)), (letter, byte) => [letter, byte]),
  )

let tables: readonly ReadonlyMap<string, number>[] | undefined

/** Letters of capitals that only happen to be UTF-8, as in `KNÍŽEK`: no word has letters of another script or rare marks beside Latin ones. */
const mixed = /[A-Z](?:[\u0240-\u02FF]|[\u0370-\u07FF]|(?![\u0300-\u033F])\p{M})|[\u0240-\u02FF\u0370-\u07FF][A-Z]/iu

/** Whether a word in the bytes of another encoding is UTF-8: it was read in the wrong one, as `JosÃ©`. */
const decodesAnew = (word: string): boolean =>
  foreign.test(word) &&
  (tables ??= encodings.map(bytesOf)).some((table) => {
    const bytes = Array.from(word, (letter) => table.get(letter) ?? letter.charCodeAt(0))
    if (bytes.some((byte) => byte > 255)) return false
    try {
      return !mixed.test(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes)))
    } catch {
      return false
    }
  })

/** A character that could not be read, also as `Jos?`, or one that is written in others: `O&#39;Brien`, `Jos=C3=A9`, `Jos\u00e9`. */
const damaged = /[\uFFFD\u0080-\u009F\p{Co}\p{Cn}]|\p{L}\?|&#?\w{2,8};|(?:[=%][\dA-F]{2}){2}|\\u[\dA-F]{4}/iu

/** A word; a space that does not break may be half a letter. */
const words = /[^\t\n\r ]+/g

/** What a tidy text would lose of a damaged letter: a control character, and in damaged words a space or a hyphen. */
const invisible = { anywhere: /[\u0080-\u009F]/g, inDamaged: /[\u0080-\u00A0\u00AD]/g } as const

/** A cell with all of its damaged letters in sight. */
export const withDamage = (cell: string): string =>
  foreign.test(cell)
    ? cell.replaceAll(words, (word) => word.replaceAll(decodesAnew(word) ? invisible.inDamaged : invisible.anywhere, '\uFFFD'))
    : cell

/** Whether letters of a name may be wrong. Where the encoding of its list is a guess, any that is not plain ASCII. */
export const isDoubtfulName = (name: string, isGuessed = false): boolean =>
  damaged.test(name) || (foreign.test(name) && (isGuessed || (name.match(words) ?? []).some(decodesAnew)))
