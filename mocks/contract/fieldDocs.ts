type Source = { readonly path: string; readonly text: string }

/** What the code says about the fields that a feature sends and reads, by their names on the wire. */
export type FieldDocs = ReadonlyMap<string, string>

/** The docstring without its asterisks, on one line. */
export const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * A docstring above `raising: z.nullish(bool)`, above `icos,`, above `agreed: ['amount_to_charge', dollars]`, above
 * `menuUrl: field('menu_url', …)` or above `const offerId = ['id', …]`. That of a type’s field, such as `name: string`, is about the domain.
 */
const documented =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:const \w+ = \['(\w+)'|\w+: (?:\[|field\()'(\w+)'|([a-z]\w*)(?:: (?!string|number|boolean|unknown)[a-z]|,))/g

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')

const importing = /from '(\.{1,2}\/[\w/.-]+\.ts)'/g

/** The module and all that it imports, the nearest first. */
function reachedFrom(path: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set([path])
  for (const each of found) {
    const imports = [...(texts.get(each) ?? '').matchAll(importing)]
    for (const [, to = ''] of imports) found.add(new URL(to, `file:///${each}`).pathname.slice(1))
  }
  return [...found]
}

const hasEndpoints = (text: string): boolean => text.includes(' = endpoint(')

const docsIn = (text: string) =>
  [...text.matchAll(documented)].map(
    ([, comment = '', one, two, three]) => [one ?? two ?? three ?? '', plain(comment).replaceAll(/(?<=\w)'(?=\w)/g, '’')] as const,
  )

/**
 * The docs of every feature, by its folder: those of its modules with endpoints, and of what they import, the nearest first.
 * Another feature's words are about its own calls, and are left out.
 */
export function fieldDocsOf(sources: readonly Source[]): (feature: string) => FieldDocs {
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const features = new Set(sources.flatMap(({ path, text }) => (hasEndpoints(text) ? [folderOf(path)] : [])))
  return (feature) => {
    const own = sources.filter(({ path, text }) => folderOf(path) === feature && hasEndpoints(text))
    const isForeign = (path: string) => folderOf(path) !== feature && features.has(folderOf(path))
    const modules = own.flatMap(({ path }) => reachedFrom(path, texts)).filter((path) => !isForeign(path))
    return new Map(modules.toReversed().flatMap((path) => docsIn(texts.get(path) ?? '')))
  }
}
