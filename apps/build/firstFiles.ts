import type { Rolldown } from 'vite'

/** Names of files within the built folder. */
interface FirstFiles {
  /** Every script but the page's own. */
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * What a page's first load consists of. The page's own script imports the rest of the app at once: those dynamic
 * imports, and what they import in turn, are part of it.
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
