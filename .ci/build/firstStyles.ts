import type { Rolldown } from 'vite'

/**
 * The style sheets of a page's first load, as file names within the built folder. The page's own script imports
 * the rest of the app at once: that dynamic import, and what it imports in turn, is part of the first load.
 */
export function firstStyles(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): string[] {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file)) return
    seen.add(file)
    for (const imported of chunk.imports) visit(imported)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) styles.add(sheet)
  }
  for (const file of [entry.fileName, ...entry.dynamicImports]) visit(file)
  return [...styles]
}
