import { names } from './names.ts'

export const isPlain = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

/** A character that could not be read, or that is none. */
export const lost = /[\uFFFD\u0080-\u009F\p{Co}\p{Cn}]/u

/** The neighbour of a letter: nothing of its word, a capital, a vowel, an i, u or y, a consonant, or another letter that is not English. */
function kindOf(letter = ''): string {
  if (!/\p{L}/u.test(letter)) return '0'
  if (!isPlain(letter)) return letter
  if (/[A-Z]/.test(letter)) return '1'
  if (/[aeo]/.test(letter)) return '2'
  return /[iuy]/.test(letter) ? '3' : '4'
}

/** The characters of a word beyond ASCII, each between its two neighbours, and between the kinds of these. */
function* placesIn(word: string) {
  const letters = Array.from(word)
  for (const [at, letter] of letters.entries())
    if (!isPlain(letter)) {
      const [before = '', after = ''] = [letters[at - 1], letters[at + 1]]
      const exact = before + letter + after
      yield { letter, exact, kind: /\p{L}/u.test(letter) ? kindOf(before) + letter + kindOf(after) : exact }
    }
}

const all = names.trim().split(/\s+/)
const known = new Set(all.flatMap((name) => [name, name.toLowerCase()]))
const usual = new Set(all.flatMap((name) => [...placesIn(name)].flatMap(({ exact, kind }) => [exact, kind])))

/** A mark between letters that nobody types there. */
const mark = /\p{L}[^\p{L}\p{M}–—•´’‘]\p{L}/u

/** A word of another script, with no capital after small letters. */
const isForeign = (word: string): boolean =>
  /^\p{L}[\p{L}\p{M}\p{Nd}]*$/u.test(word) && !/[\p{Script=Latin}\uFF61-\uFF9F]|\p{Ll}\p{Lu}/u.test(word)

/** A small letter at the start is often a capital that was damaged: `êñigo`. Some are typed there: `élodie`. */
const startCost = (word: string): number => (/^[áéíóöüåøæ]/u.test(word) ? 0.25 : /^(?!\p{ASCII})\p{Ll}/u.test(word) ? 1 : 0)

/** The part of a word that is in no name; less than zero for a name that many have. */
function costOf(typed: string): number {
  if (isPlain(typed)) return 0
  if (lost.test(typed)) return 3
  // One alone is a dash, a bullet, an initial.
  if (typed.length === 1 || !/\p{L}/u.test(typed)) return typed.length - 1 + Math.floor(startCost(typed))
  const word = typed === typed.toUpperCase() ? typed.slice(0, 1) + typed.slice(1).toLowerCase() : typed
  if (isForeign(word)) return startCost(word) / 2
  if (known.has(word)) return -1
  return [...placesIn(word.slice(0, 1).toUpperCase() + word.slice(1))].reduce((sum, { letter, exact, kind }) => {
    if (usual.has(exact)) return sum
    return sum + (usual.has(kind) ? 0.1 : isForeign(letter) ? 3 : mark.test(exact) ? 2 : 1)
  }, startCost(word))
}

/** Quotation marks around a name. */
const quoted = /(?<!\p{L})[“„‚«‹]([^„‚«‹“‘»›”’]*)[“‘»›”’](?!\p{L})/gu

/** The places of an apostrophe in names: `O’Brien`, `d’Arc`, `Da’shawn`, `’t Hooft`, `Ada’s`, `Hawai‘i`. */
const apostrophe = /(?<=(?<!\p{L})\p{L}{1,2})’(?=\p{L})|[‘’](?=\p{Lu})|’s?(?!\p{L})|(?<!\p{L})’[nst](?!\p{L})|(?<=[aeiou])[‘’](?=[aeiou])/gu

/** The implausibility of a text as somebody's name. A mark beside a letter, or a letter where no name has it, costs 1. */
export const implausibility = (text: string): number =>
  text
    .normalize('NFC')
    .replaceAll(/(\P{ASCII})\1+/gu, '$1')
    .replaceAll(quoted, ' $1 ')
    .replaceAll(apostrophe, ' ')
    // A space of no break may be an `á` of DOS, but not before a capital.
    .replaceAll(/\u00A0(?!\p{Ll})/gu, ' ')
    .split(/[\0-@[-`{-\u007F]+/)
    .reduce((sum, word) => sum + costOf(word), 0)
