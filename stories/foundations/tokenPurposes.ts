const sources = import.meta.glob<string>('../../themes/{scheme,tokens}.ts', { query: '?raw', import: 'default', eager: true })

const typeStart = /^export type (\w+) = /
const groupStart = /^ {2}(\w+): \{$/
const statusGroup = /^ {2}(\w+): StatusTokens$/
const comment = /^ +\/\*\* (.*) \*\/$/
const member = /^ +(\w+): string$/

/** The comment on each member of a type, by `group.role`. The members of a status are declared in `StatusTokens`. */
function commentsIn(source: string): Map<string, string> {
  const found = new Map<string, string>()
  const statuses: string[] = []
  let group = ''
  let above = ''
  for (const line of source.split('\n')) {
    group = groupStart.exec(line)?.[1] ?? typeStart.exec(line)?.[1] ?? group
    const status = statusGroup.exec(line)?.[1]
    if (status) statuses.push(status)
    const role = member.exec(line)?.[1]
    if (role) found.set(`${group}.${role}`, above)
    above = comment.exec(line)?.[1] ?? ''
  }
  const ofStatuses = [...found].flatMap(([path, purpose]) => {
    const [type, role] = path.split('.')
    return type === 'StatusTokens' ? statuses.map((status) => [`${status}.${role}`, purpose] as const) : []
  })
  return new Map([...found, ...ofStatuses])
}

const purposes = new Map(Object.values(sources).flatMap((source) => [...commentsIn(source)]))

/** A token's comment in `themes/`: `purposeOf('text.muted')`. */
export const purposeOf = (path: string): string => purposes.get(path) ?? ''
