import type { Rolldown } from 'vite'

/** Paths in the built folder. */
interface FirstFiles {
  /** Every script but the entry. */
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * The files of a page's first load. The entry imports the rest of the app at once, so those dynamic imports, and the static
 * imports of their chunks, are part of it.
 */
export function firstFiles(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): FirstFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || scripts.has(file)) return
    scripts.add(file)
    for (const imported of chunk.imports) visit(imported)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) styles.add(sheet)
  }
  for (const file of [entry.fileName, ...entry.dynamicImports]) visit(file)
  scripts.delete(entry.fileName)
  return { scripts: [...scripts], styles: [...styles] }
}
