import type { Rolldown } from 'vite'

/** What a page needs for its first load, as file names within the built folder. */
interface PageGraph {
  /** The scripts that the entry imports, and theirs; not the entry itself. */
  scripts: readonly string[]
  /** The style sheets of all these. */
  styles: readonly string[]
}

/** Follows a page's entry through its imports: the entry's own dynamic import is part of the first load. */
export function pageGraph(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): PageGraph {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file)) return
    seen.add(file)
    for (const imported of chunk.imports) visit(imported)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) styles.add(sheet)
  }
  visit(entry.fileName)
  for (const file of entry.dynamicImports) visit(file)
  seen.delete(entry.fileName)
  return { scripts: [...seen], styles: [...styles] }
}
