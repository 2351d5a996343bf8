import type { Reply } from './ask.ts'
import type { Headers } from './rules.ts'

/** The parts of a policy, by their names: `script-src` → `'self'`. */
const directives = (policy: string): ReadonlyMap<string, string> =>
  new Map(policy.split(';').map((part) => [part.trim().split(' ', 1)[0] ?? '', part.trim().replace(/^\S+ ?/, '')]))

/** The parts in which the policies differ: a whole policy is too long to compare by eye. */
function differingDirectives(sent: string, value: string): readonly string[] {
  const [there, wanted] = [directives(sent), directives(value)]
  return [...new Set([...wanted.keys(), ...there.keys()])]
    .filter((name) => name !== '' && there.get(name) !== wanted.get(name))
    .map((name) => {
      if (!there.has(name)) return `${name} is missing; it must be “${wanted.get(name) ?? ''}”`
      return wanted.has(name) ? `${name} is “${there.get(name) ?? ''}”, not “${wanted.get(name) ?? ''}”` : `${name} must not be there`
    })
}

/** The headers that a reply lacks, or that differ from these, as text. */
export const differing = (reply: Reply, headers: Headers): readonly string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    const sent = reply.headers[name.toLowerCase()]
    if (sent === value) return []
    if (sent === undefined) return [`the header ${name} is missing; it must be “${value}”`]
    const parts = name === 'Content-Security-Policy' ? differingDirectives(sent, value) : []
    return parts.length > 0 ? parts.map((part) => `in the header ${name} ${part}`) : [`the header ${name} is “${sent}”, not “${value}”`]
  })
