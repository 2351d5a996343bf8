import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import type { RoutedApp } from './prerender.ts'

/** Paths in the built folder. */
interface Files {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The files of these chunks and their static imports. */
function filesOf(bundle: Rolldown.OutputBundle, chunks: readonly string[]): Files {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || scripts.has(file)) return
    scripts.add(file)
    for (const imported of chunk.imports) visit(imported)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) styles.add(sheet)
  }
  chunks.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}

/** The chunk of a module of an app. @throws if the build has none. */
function chunkOf(bundle: Rolldown.OutputBundle, app: string, module: string): string {
  const id = resolve('apps', app, `${module}.tsx`)
  const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.moduleIds.includes(id))
  if (!chunk) throw new Error(`${app} has no module ${module}.`)
  return chunk.fileName
}

/**
 * The files of the first load of a page, except the entry and its imports, which Vite links. The entry imports the rest of the app at once, so those dynamic imports, and the static
 * imports of their chunks, are part of it, as are the files that the address shows first.
 * The scripts are in the order in which the page asks for them: the largest, what it imports, then the others by their size.
 */
export function firstFiles(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk, { name, pages }: RoutedApp, at: string): Files {
  const own = (pages[at] ?? []).map((module) => chunkOf(bundle, name, module))
  const { scripts, styles } = filesOf(bundle, [entry.fileName, ...entry.dynamicImports, ...own])
  const linked = filesOf(bundle, [entry.fileName]).scripts
  const sizeOf = (file: string) => (bundle[file]?.type === 'chunk' ? bundle[file].code.length : 0)
  const bySize = scripts.filter((file) => !linked.includes(file)).toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const largest = filesOf(bundle, bySize.slice(0, 1)).scripts.filter((file) => !linked.includes(file))
  return { scripts: [...new Set([...largest, ...bySize])], styles }
}

/**
 * The scripts that other addresses of the app show first, each with the pages that need it: `any:/calculator` for everybody,
 * `in:/locations` for signed-in people, `out:/locations` for guests.
 */
export function scriptsByPage(
  bundle: Rolldown.OutputBundle,
  { name, pages, guardedPages }: RoutedApp,
): ReadonlyMap<string, readonly string[]> {
  const guarded = Object.entries(guardedPages)
  const keyed = [
    ...Object.entries(pages).map(([at, modules]) => [`any:${at}`, modules] as const),
    ...guarded.map(([at, modules]) => [`in:${at}`, modules] as const),
    ...guarded.map(([at]) => [`out:${at}`, pages['/login'] ?? []] as const),
  ]
  const keys = new Map<string, readonly string[]>()
  for (const [key, modules] of keyed) {
    const { scripts } = filesOf(
      bundle,
      modules.map((module) => chunkOf(bundle, name, module)),
    )
    for (const file of scripts) keys.set(file, [...(keys.get(file) ?? []), key])
  }
  return keys
}
