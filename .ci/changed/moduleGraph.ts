import { posix } from 'node:path'
import { type ESTree, Visitor, parseSync } from 'rolldown/utils'

/** The project's files, by their paths from its folder. */
export type Sources = {
  readonly files: readonly string[]
  /** Returns an empty text for a deleted file. */
  readonly read: (file: string) => string
}

/** What each source loads: paths of the project's files, and names of packages. Imports of types load nothing. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>

/** The name that stands for the enterprise's settings. Which file it is depends on the build. */
export const enterpriseAlias = '#enterprise'

export const isSource = (file: string): boolean => /\.(?:[jt]sx?|mjs)$/.test(file) && !file.endsWith('.d.ts')

function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.quasis.length === 1 ? node.quasis[0]?.value.raw : undefined
}

const textsIn = (node: ESTree.Node | null | undefined): readonly string[] =>
  node?.type === 'ArrayExpression' ? node.elements.flatMap((each) => textOf(each) ?? []) : [textOf(node) ?? []].flat()

/** Whether this is `import.meta.<name>`. */
const isMeta = (node: ESTree.Node | undefined, name: string): boolean =>
  node?.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  node.property.type === 'Identifier' &&
  node.property.name === name

/** Marks a file of which only the text is read: what it imports is not loaded. */
export const asText = '?raw'

type Glob = { readonly patterns: readonly string[]; readonly isText: boolean }
type Named = { readonly modules: readonly string[]; readonly globs: readonly Glob[] }

const isTextQuery = (property: ESTree.Node): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'query' && textOf(property.value) === asText

function namedIn(file: string, text: string, withTypes: boolean): Named {
  const modules: string[] = []
  const globs: Glob[] = []
  const add = (node: ESTree.Node | null | undefined) => void modules.push(...textsIn(node))
  const addOf = (kind: ESTree.ImportDeclaration['importKind'], node: ESTree.Node | null | undefined) =>
    kind !== 'type' || withTypes ? add(node) : undefined
  new Visitor({
    ImportDeclaration: ({ importKind, source }) => addOf(importKind, source),
    ExportNamedDeclaration: ({ exportKind, source }) => addOf(exportKind, source),
    ExportAllDeclaration: ({ exportKind, source }) => addOf(exportKind, source),
    ImportExpression: ({ source }) => add(source),
    NewExpression({ callee, arguments: [path, base] }) {
      if (callee.type === 'Identifier' && callee.name === 'URL' && isMeta(base, 'url')) add(path)
    },
    CallExpression({ callee, arguments: [patterns, options] }) {
      const isText = options?.type === 'ObjectExpression' && options.properties.some(isTextQuery)
      if (isMeta(callee, 'glob')) globs.push({ patterns: textsIn(patterns), isText })
    },
  }).visit(parseSync(file, text).program)
  return { modules, globs }
}

/** What a source loads, in its order, and with `withTypes` also what it imports types from. The files are those that `import.meta.glob` finds. */
export function importsOf(file: string, text: string, files: readonly string[], withTypes = false): readonly string[] {
  const pathOf = (path: string) => (path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path))
  const { modules, globs } = namedIn(file, text, withTypes)
  const direct = modules.map((name) => (/^[./]/.test(name) ? pathOf(name.replace(/\?(?!raw$).*$/, '')) : name))
  const listed = globs.flatMap(({ patterns, isText }) => {
    const matching = (path: string) => (pattern: string) => posix.matchesGlob(path, pathOf(pattern.replace('!', '')))
    const [without, within] = [true, false].map((not) => patterns.filter((pattern) => pattern.startsWith('!') === not))
    const found = files.filter((path) => within?.some(matching(path)) && !without?.some(matching(path)))
    return isText ? found.map((path) => path + asText) : found
  })
  return [...new Set([...direct, ...listed])].filter((each) => each !== file)
}

/** Reads every source with the parser: 2 s for the whole project. */
export const readModules = ({ files, read }: Sources): ModuleGraph =>
  new Map(files.filter(isSource).map((file) => [file, importsOf(file, read(file), files)] as const))

/** The files, and all that they load. A step from a file to another is left out where `leavesOut` says so. */
export function closureOf(
  graph: ModuleGraph,
  files: readonly string[],
  leavesOut: (from: string, to: string) => boolean = () => false,
): ReadonlySet<string> {
  const found = new Set(files)
  // A set's loop also visits what is added during it.
  for (const file of found) for (const each of graph.get(file) ?? []) if (!leavesOut(file, each)) found.add(each)
  return found
}
