import type { Named, Status } from '../../features/shared/flow.ts'

/** Who causes an event: a person, the server's answer, or the clock. */
export type Cause = 'person' | 'server' | 'clock'

/** An event that leads from one status to another. */
export type Arrow = {
  readonly from: string
  readonly to: string
  /** The event's type. */
  readonly event: string
  readonly cause: Cause
  /** What makes the difference, where an event leads to several statuses: `refused: Offer is not valid.` */
  readonly details: readonly string[]
}

export type FlowGraph = { readonly statuses: readonly string[]; readonly arrows: readonly Arrow[] }

/** The rules of a flow with examples to run them on. */
export type FlowRules<State extends Status, Event extends Named> = {
  readonly transition: (state: State, event: Event) => readonly [State, ...unknown[]]
  readonly states: readonly State[]
  readonly events: readonly Event[]
}

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

/** The event that a command to wait sends later. */
const eventOfWait = (command: unknown): string | null => {
  const type = field(command, 'type') === 'wait' ? field(field(command, 'then'), 'type') : null
  return typeof type === 'string' ? type : null
}

/** `refused 404`, `offline`, `verified: true`, or what else an event carries. */
export function detailOf(event: Named): string {
  const { type: _, answer, ...rest } = { answer: undefined, ...event }
  if (answer === undefined) return ''
  const failure = field(answer, 'failure')
  if (failure !== undefined) {
    const said = field(failure, 'message') ?? field(failure, 'status') ?? ''
    return [field(failure, 'kind'), said].filter((part) => part !== '').join(' ')
  }
  const value = field(answer, 'value')
  const plain = Object.entries<unknown>(typeof value === 'object' && value !== null ? { ...value } : {}).filter(([, each]) =>
    ['boolean', 'string'].includes(typeof each),
  )
  return plain.map(([name, each]) => `${name}: ${String(each)}`).join(', ') || Object.keys(rest).join(', ') || 'answered'
}

/** How many states are explored: enough to meet each status with different data. */
const limit = 1_500

/**
 * Runs the rules over the examples and over the states that they lead to. An arrow stands for each event that leads from one
 * status to another.
 */
export function flowGraph<State extends Status, Event extends Named>({ transition, states, events }: FlowRules<State, Event>): FlowGraph {
  const found = new Map<string, Arrow>()
  const timed = new Set<string>()
  const seen = new Set<string>()
  const perStatus = new Map<string, number>()
  const queue = [...states]
  for (let state = queue.shift(); state !== undefined && seen.size < limit; state = queue.shift()) {
    const sign = JSON.stringify(state)
    if (seen.has(sign)) continue
    seen.add(sign)
    for (const event of events) {
      const [next, ...commands] = transition(state, event)
      for (const type of commands.map(eventOfWait)) if (type !== null) timed.add(type)
      if (next === state) continue
      if ((perStatus.get(next.status) ?? 0) < 80) {
        perStatus.set(next.status, (perStatus.get(next.status) ?? 0) + 1)
        queue.push(next)
      }
      if (next.status === state.status) continue
      const key = `${state.status} ${event.type} ${next.status}`
      const details = new Set(found.get(key)?.details).add(detailOf(event))
      const cause = event.type.endsWith('Answered') ? 'server' : 'person'
      found.set(key, { from: state.status, to: next.status, event: event.type, cause, details: [...details].filter(Boolean) })
    }
  }
  const arrows = [...found.values()].map((arrow) => (timed.has(arrow.event) ? { ...arrow, cause: 'clock' as const } : arrow))
  return { statuses: [...new Set([...states.map(({ status }) => status), ...arrows.map(({ to }) => to)])], arrows }
}

/** The shortest way from one status to another: the arrows to follow. Null if there is none. */
export function wayBetween({ arrows }: FlowGraph, from: string, to: string): readonly Arrow[] | null {
  const ways = new Map<string, readonly Arrow[]>([[from, []]])
  const queue = [from]
  for (let status = queue.shift(); status !== undefined; status = queue.shift()) {
    const way = ways.get(status) ?? []
    if (status === to) return way
    for (const arrow of arrows.filter((each) => each.from === status && !ways.has(each.to))) {
      ways.set(arrow.to, [...way, arrow])
      queue.push(arrow.to)
    }
  }
  return null
}

/** Statuses that nothing leads to, except where the flow starts; and that nothing leads out of, except where it ends. */
export function looseEnds({ statuses, arrows }: FlowGraph, starts: readonly string[], endings: readonly string[]): readonly string[] {
  const without = (side: 'from' | 'to', allowed: readonly string[]) =>
    statuses.filter((status) => !allowed.includes(status) && !arrows.some((arrow) => arrow[side] === status))
  return [
    ...without('to', starts).map((status) => `nothing leads to ${status}`),
    ...without('from', endings).map((status) => `nothing leads out of ${status}`),
  ]
}

/** `sendSmsCodeAnswered` → `Send sms code answered`. */
export const inWords = (name: string): string => {
  const words = name.replaceAll(/([A-Z0-9]+)/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
