import { posix } from 'node:path'
import { importsOf } from '../../.ci/importsOf.ts'

/** The files of a checkout: their paths, and the text of each. */
export type Sources = { readonly paths: readonly string[]; readonly textOf: (path: string) => string }

/** The files that a path reaches, with itself, and not those that `isLeftOut` names. */
export type Reach = (path: string, isLeftOut?: (path: string) => boolean) => ReadonlySet<string>

const isRead = /\.(?:stories|test|e2e)\.tsx?$/

const isModule = /\.(?:[cm]?[jt]sx?)$/

/** The patterns of each `import.meta.glob` in a text. Those that take files away are left out: too many files are no fault here. */
function globsIn(text: string): readonly string[] {
  const [, ...calls] = text.split('import.meta.glob')
  const lists = calls.map((call) => /^[^(]*\(\s*(\[[^\]]*\]|'[^']*')/.exec(call)?.[1] ?? '')
  return lists.flatMap((list) => [...list.matchAll(/'([^'!][^']*)'/g)].map(([, pattern = '']) => pattern))
}

/**
 * Finds what a file imports, and what that imports, to the end. What follows the chosen enterprise (`#enterprise`, `#theme/…`) is left
 * out, as the preview imports it for each story. A module of the Storybook's own plugins (`virtual:…`) holds texts of stories and tests.
 */
export function reachIn({ paths, textOf }: Sources): Reach {
  const known = new Set(paths)
  const found = new Map<string, readonly string[]>()

  function importsFrom(path: string): readonly string[] {
    const text = textOf(path)
    const imported = importsOf(path, text).map((name) => name.replace(/\?.*$/, ''))
    const texts = imported.some((name) => name.startsWith('virtual:')) ? paths.filter((each) => isRead.test(each)) : []
    const patterns = globsIn(text).map((pattern) => posix.join(posix.dirname(path), pattern))
    return [...texts, ...imported.filter((name) => known.has(name)), ...patterns.flatMap(matching)]
  }

  function matching(pattern: string): readonly string[] {
    // To match each path with each pattern would take seconds.
    const [start = ''] = pattern.split(/[*{[]/)
    return paths.filter((path) => path.startsWith(start) && posix.matchesGlob(path, pattern))
  }

  const next = (path: string): readonly string[] => {
    const before = found.get(path)
    if (before) return before
    const here = isModule.test(path) ? importsFrom(path) : []
    found.set(path, here)
    return here
  }

  return (path, isLeftOut = () => false) => {
    const reached = new Set<string>()
    const waiting = [path]
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (reached.has(each) || isLeftOut(each)) continue
      reached.add(each)
      waiting.push(...next(each))
    }
    return reached
  }
}
