import type { Named, Status } from '../../features/shared/flow/flow.ts'
import { detailsOf, eventText } from './eventText.ts'
import { broughtBy, type Cause, causeOf, type FlowRules } from './flowGraph.ts'

/** A state, and the events that its commands can bring. Null for an example: its commands are not known. */
type Stop<S> = { readonly state: S; readonly awaited: ReadonlySet<string> | null }

/** Something that can happen in a state. `detail` distinguishes it from other examples of the event. */
type Choice<E> = { readonly event: E; readonly words: string; readonly detail: string; readonly cause: Cause }

/** Choices one after the other, and the stop that each leads to. */
type Way<S, E> = { readonly first: Stop<S>; readonly steps: readonly { readonly choice: Choice<E>; readonly stop: Stop<S> }[] }

/** `Answer to “claim”: refused: “…”` */
export const choiceText = ({ words, detail }: Pick<Choice<unknown>, 'words' | 'detail'>): string =>
  [words, detail].filter(Boolean).join(': ')

/** The number of states of each status that a search looks at. */
const most = 40

const unasked = <S>(state: S): Stop<S> => ({ state, awaited: null })

const lastOf = <S, E>({ first, steps }: Way<S, E>): Stop<S> => steps.at(-1)?.stop ?? first

const signOf = ({ state, awaited }: Stop<unknown>) => JSON.stringify([state, [...(awaited ?? [])].toSorted()])

type Given<S extends Status, E extends Named> = FlowRules<S, E> & {
  /** The types of the events that the clock sends. */
  readonly timed: ReadonlySet<string>
  /** The statuses where the flow starts, besides the status of the first example. */
  readonly starts: readonly string[]
}

export type FlowSteps<S, E> = {
  /** The shortest way from a start of the flow to a status; undefined if the examples lead no way. */
  readonly wayTo: (status: string) => Way<S, E> | undefined
  /** The shortest way on from there to another status. */
  readonly wayBetween: (from: string, to: string) => Way<S, E> | undefined
}

/** A flow one step after the other, by its rules. An answer follows only a call that was made. */
export function flowSteps<S extends Status, E extends Named>({ transition, states, events, timed, starts }: Given<S, E>): FlowSteps<S, E> {
  const details = detailsOf(events)
  const examplesOf = (...statuses: readonly (string | undefined)[]) => states.filter(({ status }) => statuses.includes(status)).map(unasked)

  function after({ state, awaited }: Stop<S>, event: E): Stop<S> {
    const [next, ...commands] = transition(state, event)
    const isSame = next.status === state.status
    // The commands of a status that the flow left bring nothing more.
    const before = [...(awaited ?? [])].filter((type) => isSame && type !== event.type)
    return { state: next, awaited: isSame && awaited === null ? null : new Set([...before, ...commands.flatMap(broughtBy)]) }
  }

  function choicesIn({ state, awaited }: Stop<S>): readonly Choice<E>[] {
    const choices = new Map<string, Choice<E>>()
    for (const event of events) {
      const cause = causeOf(event.type, timed)
      if (cause !== 'person' && awaited !== null && !awaited.has(event.type)) continue
      if (transition(state, event)[0] === state) continue
      const choice = { event, words: eventText(event.type), detail: details.get(event) ?? '', cause }
      choices.set(choiceText(choice), choice)
    }
    return [...choices.values()]
  }

  /** The shortest way to each status, or until the goal is found. */
  function search(from: readonly Stop<S>[], goal?: string): ReadonlyMap<string, Way<S, E>> {
    const ways = new Map<string, Way<S, E>>()
    const seen = new Set<string>()
    const ofStatus = new Map<string, number>()
    const queue: Way<S, E>[] = from.map((first) => ({ first, steps: [] }))
    // The loop also visits what is added during it.
    for (const way of queue) {
      const stop = lastOf(way)
      if (!ways.has(stop.state.status)) ways.set(stop.state.status, way)
      if (stop.state.status === goal) break
      for (const choice of choicesIn(stop)) {
        const next = after(stop, choice.event)
        const { status } = next.state
        const count = ofStatus.get(status) ?? 0
        if (count >= most || seen.has(signOf(next))) continue
        seen.add(signOf(next))
        ofStatus.set(status, count + 1)
        queue.push({ first: way.first, steps: [...way.steps, { choice, stop: next }] })
      }
    }
    return ways
  }

  let known: ReadonlyMap<string, Way<S, E>> | undefined
  const wayTo = (status: string) => (known ??= search(examplesOf(states[0]?.status, ...starts))).get(status)

  return {
    wayTo,
    wayBetween: (from, to) => {
      const way = wayTo(from)
      // Another example can carry what this one lacks.
      return (way && search([lastOf(way)], to).get(to)) ?? search(examplesOf(from), to).get(to)
    },
  }
}
