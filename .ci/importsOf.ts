import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

/**
 * The files and packages that a source imports or exports from, in its order. Imports of types count only with `withTypes`, those that
 * are loaded later unless `withLater` is false.
 */
export function importsOf(file: string, text: string, { withTypes = false, withLater = true } = {}): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const counts = (entries: readonly { readonly isType: boolean }[]) =>
    withTypes || entries.length === 0 || entries.some(({ isType }) => !isType)
  const names = [
    ...staticImports.flatMap(({ moduleRequest, entries }) => (counts(entries) ? moduleRequest.value : [])),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => (counts([entry]) && entry.moduleRequest?.value) || [])),
    ...(withLater ? dynamicImports : []).map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end).slice(1, -1)),
  ]
  const paths = names.map((name) => (name.startsWith('.') ? posix.join(posix.dirname(file), name) : name))
  return [...new Set(paths)]
}
