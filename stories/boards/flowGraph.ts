import type { Named, Status } from '../../features/shared/flow/flow.ts'
import { detailsOf } from './eventText.ts'

/** The cause of an event: a person, the server's answer, or the clock. */
export type Cause = 'person' | 'server' | 'clock'

/** An event that leads from one status to another. */
export type Arrow = {
  readonly from: string
  readonly to: string
  /** The event's type. */
  readonly event: string
  readonly cause: Cause
  /** The difference, where an event has several examples: `refused: “Offer is not valid.”` */
  readonly details: readonly string[]
}

export type FlowGraph = {
  readonly statuses: readonly string[]
  readonly arrows: readonly Arrow[]
  /** The types of the events that the clock sends. */
  readonly timed: ReadonlySet<string>
}

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

/** The types of the events that a command can bring: its answer, or the end of its wait. */
function broughtBy(command: unknown): readonly string[] {
  const type = field(command, 'type')
  return [eventOfWait(command) ?? (typeof type === 'string' ? `${type}Answered` : '')].filter(Boolean)
}

/** `timed` are the types of the events that the clock sends. */
function causeOf(type: string, timed: ReadonlySet<string>): Cause {
  if (timed.has(type)) return 'clock'
  return type.endsWith('Answered') ? 'server' : 'person'
}

/** The number of states of each status that are explored, and the number that react to the events in the same way. */
const most = { ofStatus: 80, alike: 2 } as const

/**
 * Runs the rules over the examples and over the states that they lead to. An arrow stands for each event that leads from one
 * status to another.
 */
export function flowGraph<State extends Status, Event extends Named>({ transition, states, events }: FlowRules<State, Event>): FlowGraph {
  const found = new Map<string, Omit<Arrow, 'cause'>>()
  const timed = new Set<string>()
  const seen = new Set<string>()
  const ofStatus = new Map<string, number>()
  const alike = new Map<string, number>()
  const words = detailsOf(events)
  const counted = (counts: Map<string, number>, name: string) => {
    const before = counts.get(name) ?? 0
    counts.set(name, before + 1)
    return before
  }
  const queue = [...states]
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    const asText = JSON.stringify(state)
    if (seen.has(asText)) continue
    seen.add(asText)
    const reached: State[] = []
    let reaction = state.status
    for (const event of events) {
      const [next, ...commands] = transition(state, event)
      for (const type of commands.map(eventOfWait)) if (type !== null) timed.add(type)
      reaction += next === state ? '.' : next.status
      if (next === state) continue
      reached.push(next)
      if (next.status === state.status) continue
      const { type } = event
      const key = `${state.status} ${type} ${next.status}`
      const details = new Set(found.get(key)?.details).add(words.get(event) ?? '')
      found.set(key, { from: state.status, to: next.status, event: type, details: [...details].filter(Boolean) })
    }
    const isNew = counted(alike, reaction) < most.alike
    queue.push(...reached.filter(({ status }) => counted(ofStatus, status) < most.ofStatus || isNew))
  }
  const arrows = [...found.values()].map((arrow) => ({ ...arrow, cause: causeOf(arrow.event, timed) }))
  return { statuses: [...new Set([...states.map(({ status }) => status), ...arrows.map(({ to }) => to)])], arrows, timed }
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

/** The number of states of each status that the search for a way looks at. */
const mostOnWay = 40

/** Statuses that no way from a start of the flow leads to. An answer follows only a call that was made. */
export function unreached<State extends Status, Event extends Named>(
  { transition, states, events }: FlowRules<State, Event>,
  { statuses, timed }: Pick<FlowGraph, 'statuses' | 'timed'>,
  starts: readonly string[],
): readonly string[] {
  const first = new Set([states[0]?.status, ...starts])
  // The commands of an example are not known: it may await each answer.
  const queue: { readonly state: State; readonly awaited: ReadonlySet<string> | null }[] = states
    .filter(({ status }) => first.has(status))
    .map((state) => ({ state, awaited: null }))
  const reached = new Set<string>()
  const seen = new Set<string>()
  const ofStatus = new Map<string, number>()
  // The loop also visits what is added during it.
  for (const { state, awaited } of queue) {
    reached.add(state.status)
    for (const event of events) {
      if (awaited !== null && causeOf(event.type, timed) !== 'person' && !awaited.has(event.type)) continue
      const [next, ...commands] = transition(state, event)
      if (next === state) continue
      const isSame = next.status === state.status
      // The commands of a status that the flow left bring nothing more.
      const still = [...(awaited ?? [])].filter((type) => isSame && type !== event.type)
      const after = isSame && awaited === null ? null : new Set([...still, ...commands.flatMap(broughtBy)])
      const sign = JSON.stringify([next, [...(after ?? [])].toSorted()])
      const count = ofStatus.get(next.status) ?? 0
      if (count >= mostOnWay || seen.has(sign)) continue
      seen.add(sign)
      ofStatus.set(next.status, count + 1)
      queue.push({ state: next, awaited: after })
    }
  }
  return statuses.filter((status) => !reached.has(status))
}
