/** One of the HTML files of an app. They differ in their shell, and in how far up their relative paths lead. */
export interface PageFile {
  /** Its name in the app's folder. */
  name: string
  /** The addresses below the app's own that it answers. `*` at the end matches the rest, elsewhere one level. */
  pattern: string
  /** How many levels below the enterprise's address these are: one for `/claim/`, two for `/claim/some/where`. */
  level: number
  /** The address whose shell it holds; empty for the app's own. */
  shell: string
}

/** Addresses may have this many levels if pages find their files by relative paths. */
export const deepest = 4

const levelsOf = (address: string) => address.split('/').length

/**
 * The HTML files of an app, in the order in which a host must try their patterns: addresses with more levels first, then those with
 * a shell of their own.
 */
export function pageFiles(ownShells: readonly string[], relative: boolean): readonly PageFile[] {
  const levels = Array.from({ length: relative ? deepest : 1 }, (_, index) => index + 1)
  const own = ownShells.map((address) => ({
    name: `${address.replaceAll(/[/$]+/g, '-')}.html`,
    pattern: address.replaceAll(/\$[^/]+/g, '*'),
    level: levelsOf(address),
    shell: address,
  }))
  const general = levels.map((level) => ({
    name: level === 1 ? 'index.html' : `level-${level}.html`,
    pattern: Array.from({ length: level }, () => '*').join('/'),
    level,
    shell: '',
  }))
  return [...own, ...general].toSorted((one, other) => other.level - one.level)
}

/** Makes every relative path lead up as many more levels. */
export const leadUp = (html: string, levels: number): string => html.replaceAll(/(?<![\w./-])\.\.\//g, '../'.repeat(levels + 1))
