export interface Message {
  readonly name: string
  readonly use: string
  /** The default text, as it is in the source. */
  readonly text: string
}

const imported = /import \{ defaultMessages as (\w+) \} from '\.\.\/(\w+\/messages\.ts)'/g
const entry = /^ {2}(?:\.\.\.(\w+)|\/\*\* (.*) \*\/\n {2}(\w+): (.*)),$/gm

/** The messages in a file, including those that it spreads from other files and does not replace. */
export function messagesOf(file: string, sources: Readonly<Record<string, string>>): readonly Message[] {
  const source = sources[file] ?? ''
  const files = new Map([...source.matchAll(imported)].map(([, name = '', path = '']) => [name, path]))
  const all = [...source.matchAll(entry)].flatMap(([, spread, use = '', name = '', text = '']) =>
    spread === undefined ? [{ name, use, text }] : messagesOf(files.get(spread) ?? '', sources),
  )
  return [...new Map(all.map((message) => [message.name, message])).values()]
}
