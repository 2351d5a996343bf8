/** One of the HTML files of an app. They differ in their shell, and in how far up their relative paths lead. */
export interface PageFile {
  /** Its name in the app's folder. */
  name: string
  /** The addresses below the app's own that it answers. */
  answers: readonly Answer[]
  /** The number of levels below the enterprise's address: one for `/claim/`, two for `/claim/some/where`. */
  level: number
  /** The address whose shell it holds; empty for the app's own. */
  shell: string
}

interface Answer {
  /** `*` at the end matches the rest, elsewhere one level. */
  pattern: string
  /** Whether the app has a page there. If not, the page that is served shows that. */
  status: 200 | 404
}

/** Addresses may have this many levels if pages find their files by relative paths. */
export const deepest = 4

export const levelsOf = (address: string): number => address.split('/').length

const patternOf = (address: string) => address.replaceAll(/\$[^/]+/g, '*')

interface Addresses {
  /** Addresses below the app's own at which it has a page: `locations/$id`. */
  known: readonly string[]
  /** Whether the app has a page at any other address too. */
  isAnywhere: boolean
  /** Those that have a shell of their own. */
  withShell: readonly string[]
  /** Whether pages find their files by relative paths. */
  isRelative: boolean
}

/** The HTML files of an app: for each address with a shell of its own, and for all others of a level. */
export function pageFiles({ known, isAnywhere, withShell, isRelative }: Addresses): readonly PageFile[] {
  const own = withShell.map((address) => ({
    name: `${address.replaceAll(/[/$]+/g, '-')}.html`,
    level: levelsOf(address),
    shell: address,
    answers: [{ pattern: patternOf(address), status: 200 as const }],
  }))
  // A slash at the end is a level more.
  const others = [...known.filter((address) => !withShell.includes(address)), ...known.map((address) => `${address}/`)]
  const answersAt = (level: number): readonly Answer[] => [
    ...others.filter((address) => levelsOf(address) === level).map((address) => ({ pattern: patternOf(address), status: 200 as const })),
    { pattern: Array.from({ length: level }, () => '*').join('/'), status: isAnywhere ? 200 : 404 },
  ]
  const levels = Array.from({ length: deepest }, (_, index) => index + 1)
  const general = isRelative
    ? levels.map((level) => ({ name: level === 1 ? 'index.html' : `level-${level}.html`, level, shell: '', answers: answersAt(level) }))
    : [{ name: 'index.html', level: 1, shell: '', answers: levels.flatMap(answersAt) }]
  return [...own, ...general]
}

/** Makes every relative path lead up as many more levels. */
export const leadUp = (html: string, levels: number): string => html.replaceAll(/(?<![\w./-])\.\.\//g, '../'.repeat(levels + 1))
