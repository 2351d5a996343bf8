import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** A name that is read: of this module, or of another one. Every name of that module where it is `null`. */
type Reading = { readonly file: string; readonly name: string | null }

/** A statement at the top of a module, or a theme's rules for a part. */
export type Piece = {
  /** The names that it declares, or that it is about. */
  readonly names: ReadonlySet<string>
  readonly tokens: readonly string[]
  readonly readings: readonly Reading[]
}

/** The parts of a module that decide which tokens each of its names uses. */
export type StyleSource = {
  readonly statements: readonly Piece[]
  readonly rules: readonly Piece[]
  /** The names of other modules that it exports. */
  readonly passedOn: ReadonlyMap<string, Reading>
}

/** A comment, but not an address. */
const comments = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm
/** Only a statement begins at the start of a line. */
const statementStart = /^(?=[a-zA-Z])/m
const declared = /^(?:export )?(?:const|function) (?:\{ ([^}]+) \}|(\w+))/
/** An entry of an object, to the line that closes it. */
const entries = /^( +)(\w+): (?:.*,$|.*\n[^]*?^\1[\])}].*$)/gm
/** A name that is read, and its member: no key, no member of another, and no part of a word with hyphens. */
const words = /(?<![\w$'"-]|(?<!\.\.)\.)([A-Za-z_$][\w$]*)(?:\.(\w+))?(?![\w$:'"-])/g
const loaded = /\bimport\('([^']+)'\)/g

/** The tokens in a text, as `text.muted`; `map.*` where it takes the whole group. */
export const tokensIn = (text: string): readonly string[] =>
  [...text.replace(comments, '').matchAll(/\bvars\.(?!css\b)(\w+)(?:\.(\w+))?/g)].map(([, group = '', role = '*']) => `${group}.${role}`)

const namesOf = (statement: string): readonly string[] => {
  const [, several = '', one = ''] = declared.exec(statement) ?? []
  return `${several} ${one}`.match(/\w+/g) ?? []
}

/** Reads a module. An entry that is named as one of the `parts` holds a theme's rules for that part. */
export function readStyleSource(file: string, source: string, parts: ReadonlySet<string>): StyleSource {
  const text = source.replace(comments, '')
  const statements = text.split(statementStart).filter((statement) => !/^import\b/.test(statement))
  const { staticImports, staticExports } = parseSync(file, source).module
  const inProject = (path: string) => posix.join(posix.dirname(file), path)
  const imports = new Map(
    staticImports.flatMap(({ moduleRequest, entries: imported }) =>
      imported.map(
        ({ importName, localName }) => [localName.value, { file: inProject(moduleRequest.value), name: importName.name }] as const,
      ),
    ),
  )
  const locals = new Set(statements.flatMap(namesOf))
  const pieceOf = (piece: string, declares: readonly string[]): Piece => {
    const read = [...piece.matchAll(words)]
    const about = declares.length > 0 ? declares : read.flatMap(([, name = '']) => (locals.has(name) ? [name] : []))
    return {
      names: new Set(about),
      tokens: tokensIn(piece),
      readings: [
        ...[...piece.matchAll(loaded)].map(([, path = '']) => ({ file: inProject(path), name: null })),
        ...read.flatMap(([, name = '', member = null]): readonly Reading[] => {
          const imported = imports.get(name)
          if (imported) return [{ file: imported.file, name: imported.name ?? member }]
          return locals.has(name) ? [{ file, name }] : []
        }),
      ],
    }
  }
  return {
    statements: statements.map((statement) => pieceOf(statement, namesOf(statement))),
    rules: [...text.matchAll(entries)].flatMap(([rule, , name = '']) => (parts.has(name) ? pieceOf(rule, [name]) : [])),
    passedOn: new Map(
      staticExports.flatMap(({ entries: exported }) =>
        exported.flatMap(({ moduleRequest, importName, exportName }) =>
          moduleRequest && exportName.name
            ? [[exportName.name, { file: inProject(moduleRequest.value), name: importName.name }] as const]
            : [],
        ),
      ),
    ),
  }
}
