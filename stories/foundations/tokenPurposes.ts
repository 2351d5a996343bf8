const sources = import.meta.glob<string>('../../themes/{scheme,tokens}.ts', { query: '?raw', import: 'default', eager: true })

const typeStart = /^export type (\w+) = /
const groupStart = /^ {2}(\w+): (?:\w+Tokens & )?\{$/
const typedGroup = /^ {2}(\w+): (\w+Tokens)\b/
const comment = /^ +\/\*\* (.*) \*\/$/
const member = /^ +(\w+): string$/

/** The comment on each member of a type, by `group.role`. Groups of a named type share the comments of its members. */
function commentsIn(source: string): Map<string, string> {
  const found = new Map<string, string>()
  const typed: (readonly [group: string, type: string])[] = []
  let group = ''
  let above = ''
  for (const line of source.split('\n')) {
    group = groupStart.exec(line)?.[1] ?? typeStart.exec(line)?.[1] ?? group
    const [, name, type] = typedGroup.exec(line) ?? []
    if (name !== undefined && type !== undefined) typed.push([name, type])
    const role = member.exec(line)?.[1]
    if (role) found.set(`${group}.${role}`, above)
    above = comment.exec(line)?.[1] ?? ''
  }
  const shared = [...found].flatMap(([path, purpose]) => {
    const [of, role] = path.split('.')
    return typed.flatMap(([name, type]) => (type === of ? [[`${name}.${role}`, purpose] as const] : []))
  })
  return new Map([...found, ...shared])
}

const purposes = new Map(Object.values(sources).flatMap((source) => [...commentsIn(source)]))

/** A token's comment in `themes/`: `purposeOf('text.muted')`. */
export const purposeOf = (path: string): string => purposes.get(path) ?? ''
