/** One of the texts that a component says itself. */
export interface Message {
  readonly name: string
  /** When and where it is said. */
  readonly use: string
  /** What is said unless told, as it is written. */
  readonly said: string
}

const imported = /import \{ defaultMessages as (\w+) \} from '\.\.\/(\w+\/messages\.ts)'/g
const entry = /^ {2}(?:\.\.\.(\w+)|\/\*\* (.*) \*\/\n {2}(\w+): (.*)),$/gm

/** The messages that a file of them lists, those of other files that it takes over among them. */
export function messagesOf(file: string, sources: Readonly<Record<string, string>>): readonly Message[] {
  const source = sources[file] ?? ''
  const files = new Map([...source.matchAll(imported)].map(([, name = '', path = '']) => [name, path]))
  return [...source.matchAll(entry)].flatMap(([, spread, use = '', name = '', said = '']) =>
    spread === undefined ? [{ name, use, said }] : messagesOf(files.get(spread) ?? '', sources),
  )
}
