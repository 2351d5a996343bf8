/** One of the words that a component says itself. */
export interface Word {
  readonly name: string
  /** When and where it is said. */
  readonly use: string
  /** What is said unless told, as it is written. */
  readonly said: string
}

const imported = /import \{ defaultWords as (\w+) \} from '\.\.\/(\w+\/words\.ts)'/g
const entry = /^ {2}(?:\.\.\.(\w+)|\/\*\* (.*) \*\/\n {2}(\w+): (.*)),$/gm

/** The words that a file of them lists, those of other files that it takes over among them. */
export function wordsOf(file: string, sources: Readonly<Record<string, string>>): readonly Word[] {
  const source = sources[file] ?? ''
  const files = new Map([...source.matchAll(imported)].map(([, name = '', path = '']) => [name, path]))
  return [...source.matchAll(entry)].flatMap(([, spread, use = '', name = '', said = '']) =>
    spread === undefined ? [{ name, use, said }] : wordsOf(files.get(spread) ?? '', sources),
  )
}
