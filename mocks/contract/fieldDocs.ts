type Source = { readonly path: string; readonly text: string }

/** What the code says about the fields that a feature sends and reads, by their names on the wire. */
export type FieldDocs = ReadonlyMap<string, string>

/** The docstring without its asterisks, on one line. */
export const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A docstring above `raising: z.nullish(bool)`, above `icos,`, above `agreed: ['amount_to_charge', dollars]` or above `const offerId = ['id', …]`. */
const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:const \w+ = \['(\w+)'|\w+: \['(\w+)'|([a-z]\w*)(?:: [a-z]|,))/g

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')

const imported = /from '((?:\.\.\/)+[\w/-]+)\.ts'/g

/** The folder itself, the folders above it, and those that its modules import. */
function foldersFor(folder: string, sources: readonly Source[]): readonly string[] {
  const own = sources.filter(({ path }) => folderOf(path) === folder)
  const others = own.flatMap(({ path, text }) =>
    [...text.matchAll(imported)].map(([, to = '']) => folderOf(new URL(to, `file:///${path}`).pathname.slice(1))),
  )
  const above = folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  return [...new Set([...above.toReversed(), ...others])]
}

/** The docs of every feature, found by its folder. A feature's own words win. */
export function fieldDocsOf(sources: readonly Source[]): (feature: string) => FieldDocs {
  const docsIn = (folder: string) =>
    sources
      .filter(({ path }) => folderOf(path) === folder)
      .flatMap(({ text }) =>
        [...text.matchAll(documented)].map(([, comment = '', one, two, three]) => [one ?? two ?? three ?? '', plain(comment)] as const),
      )
  return (feature) => new Map(foldersFor(feature, sources).toReversed().flatMap(docsIn))
}
