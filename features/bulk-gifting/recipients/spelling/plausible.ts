export const isPlain = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

/** A character that could not be read, or that is none. */
export const lost = /[\uFFFD\u0080-\u009F\p{Co}\p{Cn}]/u

/** The letters beyond English ones of each language that is written in an encoding of one byte: a name has those of one. */
const alphabets =
  'áéíóúüñçïªº áâãàçéêíóôõúüªº àâæäçéèêëîïôöœùûüÿŵŷ àèéìîòùçïü äöüßéè æøåéöüä åäöéü áðéíóúýþæö äõöüšžå çêîşûé áčďéěíňóřšťúůýžöü áäčďéíĺľňóôŕšťúýž ąćęłńóśźż áéíóöőúüű čćđšž ăâîşţșț çğıöşüâîû'.split(
    ' ',
  )

/** The commoner letters of names first: of two readings with nothing against them, the commoner one is likelier. */
const commonest = 'éáíóöüäñøåçèëúãæßôčšžýışğřłśęąńćěůňőêîâõïàû'

/** Names so common that what becomes one of them was damaged. */
const common = new Set(
  'José Jesús María Ángel Óscar Álvaro Íñigo Raúl Andrés Sebastián Martín Mónica Sofía García Núñez Muñoz Peña Rodríguez González Hernández Fernández Martínez López Sánchez Pérez Gómez Díaz Ramírez João António Gonçalves Zoë Zoé Noël Joël Chloë Chloé André René Renée François Françoise Hélène Michèle Jürgen Müller Jörg Björn Schröder Schäfer Köhler Weiß Groß Søren Jørgen Åsa Jiří Ondřej Dvořák Černý Novák Tomáš Łukasz Michał Paweł Wałęsa László István Győző Kovačević Petrović Željko Đorđe Şahin Yılmaz Ayşe İbrahim'
    .split(' ')
    .flatMap((name) => [name, name.toLowerCase()]),
)

/** The signs of UTF-8 that was read as Windows. */
const misread = /[ÂÃÄÅ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

/** Marks that people type beside a letter: `Ada®`, `Jean–Luc`, `Ana–maria`, `Jean•Luc`, `Gal·la`, `N°`, `¡Hola`, apostrophes. */
const typed =
  /[…®™©“”»]+$|(?<=\p{L})[–—•](?=\p{Lu})|(?<=\p{L}{3})[–—](?=\p{L}{4})|(?<=[Ll])·(?=[Ll])|(?<=N)°$|[’‘´ʻʼ]|[\u0300-\u036F]|^[¡¿](?=\p{Lu})/gu

/** Marks that nobody types between letters count twice, and a letter of another script thrice. */
const signs: readonly (readonly [sign: RegExp, cost: number])[] = [
  [/(?<=\p{L})[^\p{L}\p{ASCII}–—•](?=\p{L})/gu, 2],
  [/(?<!\p{L})[^\p{L}\p{ASCII}]|[^\p{L}\p{ASCII}](?!\p{L})|[–—•]|ƒ|[ªº](?=\p{L})/gu, 1],
  [/(?=\p{L})[^\p{Script=Latin}]/gu, 3],
  // Capitals within a word, as in `JosŽ`. `MacÁodha`, `DeÁngelis` and `hÉireann` are names.
  [
    /(?<!^(?:Ma?c|[DL][aeiou]|Fitz|[bdghmnt]))(?<=\p{Ll})(?=\P{ASCII})\p{Lu}|(?<=^\p{Lu})(?=\P{ASCII})\p{Lu}(?=\p{Lu}?\p{Ll}{2})|Ÿ(?=\p{Ll})/gu,
    1,
  ],
  // Three letters with accents in a row, but for ð and þ: of another script.
  [/[À-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿ]{3}/gu, 1],
]

/** A word of another script, with no capital after small letters. */
const isForeign = (word: string): boolean =>
  /^\p{L}[\p{L}\p{M}\p{Nd}]*$/u.test(word) && !/[\p{Script=Latin}\uFF61-\uFF9F]|\p{Ll}\p{Lu}/u.test(word)

/** A small letter at the start is often a capital that was damaged: `êñigo`. */
const startCost = (word: string): number => (/^(?!\p{ASCII})\p{Ll}/u.test(word) ? 0.2 : 0)

/** Letters where the one language that has them does not write them: `Petroviæ`, `Güneþ`. */
const misplaced = /\p{L}æ(?!\p{L})|iè(?!\p{L})|\p{L}þ(?![órúíj])/u

/** The letters of a word that the likeliest language lacks. Less than a half tells the commoner letter. */
function strangeLetters(word: string): number {
  const letters = Array.from(word.toLowerCase().matchAll(/(?!\p{ASCII})\p{L}/gu), String)
  const least = Math.min(...alphabets.map((alphabet) => letters.filter((letter) => !alphabet.includes(letter)).length))
  const rare = letters.reduce((sum, letter) => sum + (commonest.indexOf(letter) + 1 || 50) / 1_000, 0)
  return least + Math.min(rare, 0.2) + startCost(word) + (misplaced.test(word) ? 1 : 0)
}

/** The signs of damage in a word; less than zero for a name that many have. */
function costOf(written: string, isGuessed: boolean): number {
  if (isPlain(written)) return 0
  if (lost.test(written)) return 3
  // One alone is a dash, a bullet, an initial.
  if (written.length === 1 || !/\p{L}/u.test(written)) return written.length - 1
  const word = written === written.toUpperCase() ? written.slice(0, 1) + written.slice(1).toLowerCase() : written
  if (isForeign(word)) return startCost(word)
  const rest = word.replaceAll(typed, '')
  const withoutNote = rest.replace(/\p{No}+$/u, '')
  if (common.has(withoutNote)) return -1
  const meant = isGuessed ? rest : withoutNote
  return signs.reduce((sum, [sign, cost]) => sum + (meant.match(sign)?.length ?? 0) * cost, isGuessed ? strangeLetters(rest) : 0)
}

/** Quotation marks around a name. */
const quoted = /(?<!\p{L})[“„‚«‹]([^„‚«‹“‘»›”’]*)[“‘»›”’](?!\p{L})/gu

/** The places of an apostrophe in names: `O’Brien`, `d’Arc`, `Da’shawn`, `’t Hooft`, `Ada’s`, `Hawai‘i`. */
const apostrophe = /(?<=(?<!\p{L})\p{L}{1,2})’(?=\p{L})|[‘’](?=\p{Lu})|’s?(?!\p{L})|(?<!\p{L})’[nst](?!\p{L})|(?<=[aeiou])[‘’](?=[aeiou])/gu

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .replaceAll(/(\P{ASCII})\1+/gu, '$1')
    .replaceAll(quoted, ' $1 ')
    .replaceAll(apostrophe, ' ')
    // A space of no break may be an `á` of DOS, but not before a capital.
    .replaceAll(/\u00A0(?!\p{Ll})/gu, ' ')
    .split(/[\0-@[-`{-\u007F]+/)

/** Whether a text has a name that many have. */
export const isCommon = (text: string): boolean => wordsOf(text).some((word) => common.has(word))

/** The implausibility of a text as somebody's name: 1 for each sign of damage. Only where the encoding is a guess may a letter be another one. */
export const implausibility = (text: string, isGuessed: boolean): number =>
  wordsOf(text).reduce((sum, word) => sum + costOf(word, isGuessed), misread.test(text) ? 2 : 0)
