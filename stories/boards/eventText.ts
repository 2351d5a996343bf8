import { readableName } from '../../.storybook/tags/readableName.ts'
import type { Failure } from '../../features/shared/api/answers/answer.ts'
import type { Named } from '../../features/shared/flow/flow.ts'

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

const failures: Readonly<Record<Exclude<Failure['kind'], 'refused'>, string>> = {
  offline: 'offline',
  timeout: 'no answer in time',
  server: 'error of the server',
  malformed: 'unreadable answer',
}

const isKnown = (kind: unknown): kind is keyof typeof failures => typeof kind === 'string' && Object.hasOwn(failures, kind)

function failureText(failure: unknown): string {
  const kind = field(failure, 'kind')
  if (isKnown(kind)) return failures[kind]
  const message = field(failure, 'message')
  return typeof message === 'string' ? `refused: “${message}”` : `refused with ${String(field(failure, 'status'))}`
}

/** The values of an event, by name: `needs claim code` → `yes`. Names of parts are left out, as are long texts. */
function facts(value: unknown, name = ''): ReadonlyMap<string, string> {
  if (typeof value === 'boolean') return new Map([[name, value ? 'yes' : 'no']])
  if (typeof value === 'string')
    return new Map([[name, /^[a-z]+(?:[A-Z][a-z]+)*$/.test(value) ? readableName(value).toLowerCase() : `“${value}”`]])
  if (typeof value === 'number') return new Map([[name, String(value)]])
  if (value === null) return new Map([[name, 'none']])
  if (typeof value !== 'object') return new Map()
  if (Array.isArray(value)) return new Map([[name, `${value.length}`]])
  return new Map(Object.entries<unknown>({ ...value }).flatMap(([key, each]) => [...facts(each, readableName(key).toLowerCase())]))
}

/** The most facts in a label. */
const most = 2

/** These say by themselves what happened. */
const kinds = new Set(['outcome', 'kind'])

/** The difference between each of these and the others. The first one is the usual case, unless a fact or two say it all. */
function differences(values: readonly unknown[]): readonly string[] {
  const all = values.map((value) => facts(value))
  const names = [...new Set(all.flatMap((one) => [...one.keys()]))]
  const varying = names.filter((name) => new Set(all.map((one) => one.get(name))).size > 1)
  return all.map((one) => {
    const isShown = (name: string) => one.get(name) !== all[0]?.get(name) || kinds.has(name)
    const own = varying.length <= most ? varying : varying.filter(isShown).slice(0, most)
    const said = own.flatMap((name) => (one.has(name) ? [`${name}: ${one.get(name)}`] : []))
    return said.length > 0 ? said.join(', ') : 'as usual'
  })
}

/** The difference of each example of an event from the others of its type: `refused: “…”`, `existing user: no`. */
export function detailsOf<Event extends Named>(events: readonly Event[]): ReadonlyMap<Event, string> {
  const details = new Map<Event, string>()
  for (const type of new Set(events.map((event) => event.type))) {
    const alike = events.filter((event) => event.type === type)
    const failureOf = (event: Event) => field(field(event, 'answer'), 'failure')
    const good = alike.filter((event) => failureOf(event) === undefined)
    for (const event of alike) if (failureOf(event) !== undefined) details.set(event, failureText(failureOf(event)))
    const isAnswer = type.endsWith('Answered')
    const carried = good.map((event) => (isAnswer ? field(field(event, 'answer'), 'value') : event))
    differences(carried).forEach((words, index) => {
      const event = good[index]
      // A single example needs no detail, but a good answer is distinguished from the failures.
      if (event && good.length > 1) details.set(event, words)
      else if (event && isAnswer) details.set(event, 'success')
    })
  }
  return details
}

/** The event for a designer: `Contact submitted`, `Answer to “send SMS code”`. */
export function eventText(type: string): string {
  const call = /^(\w+)Answered$/.exec(type)?.[1]
  if (call === undefined) return readableName(type)
  const words = readableName(call)
  return `Answer to “${/^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)}”`
}
