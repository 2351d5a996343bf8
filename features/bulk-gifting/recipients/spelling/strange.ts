export const isPlain = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

/** A character that could not be read, or that is none. */
export const lost = /[\uFFFD\u0080-\u009F\p{Co}\p{Cn}]/u

/** Marks that stand beside a letter in no name: `Jos‚`, `£ukasz`, `Wa³êsa`, `Mu–oz`. A trade mark may end one; `´` is an apostrophe. */
const strangeMarks = [
  /(?=[^\p{ASCII}®™©`´])[\p{S}\p{No}\u00AD¡¿§¶†‡•‰‚„‹›«»ˆƒ｡-･](?!\p{Extended_Pictographic})/u,
  /\p{L}[…“”®™©]\p{L}/u,
  /\p{L}[–—]\p{Ll}/u,
  // No word begins with it: `MŸller`.
  /Ÿ\p{Ll}/u,
]

/** Marks that people type beside a letter: `Straße°`, `André¹`, `¡Hola!`, `Jean•Luc`, `Ana–maria`. Alone they tell of no damage. */
export const typedMarks = /[°†\p{No}](?!\p{L})|(?<!\p{L})[¡¿]|•(?=\p{Lu})|(?<=\p{L}{2})[–—](?=\p{Ll}{3})/gu

/** A capital with an accent within a word, as in `JosŽ`. `MacÁodha`, `DeÁngelis` and `hÉireann` are names. */
const strangeCapital = /(?<!^(?:Ma?c|[DL][aeiou]|Fitz|[bdghmnt]))(?<=\p{Ll})(?=\P{ASCII})\p{Lu}/u

/** As many letters with accents in a row as no language writes: of another script. */
const strangeRun = /([À-ÖØ-öø-ÿ])(?!\1)[À-ÖØ-öø-ÿ]{2}/u

const latin = /\p{Script=Latin}/u
const otherScript = /[\u064B-\u0652]|(?=[\p{L}\p{M}\p{N}])[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

const isStrangeWord = (word: string): boolean =>
  lost.test(word) ||
  (/\p{L}/u.test(word) &&
    !/[\d@]/.test(word) &&
    (strangeMarks.some((mark) => mark.test(word)) ||
      strangeCapital.test(word) ||
      strangeRun.test(word) ||
      (latin.test(word) && otherScript.test(word))))

const quoted = /[„‚«‹]([^„‚«‹“‘»›”’]*)[“‘»›”’]/gu

/** Whether a text has what no name has. */
export const isStrange = (text: string): boolean =>
  !isPlain(text) &&
  text
    .replaceAll(quoted, '$1')
    .split(/[ \t\r\n,;<>()"/&-]+/)
    .some(isStrangeWord)
