import { storyId } from '../../.storybook/storyId.ts'
import { capitalized } from '../../features/shared/forms/capitalized.ts'
import type { Named, Status } from '../../features/shared/flow/flow.ts'
import { type Cause, type FlowGraph, type FlowRules, flowGraph } from './flowGraph.ts'
import { type FlowSteps, flowSteps } from './flowSteps.ts'

/** An event, who causes it, and the status after it. */
export type Step = { readonly words: string; readonly detail: string; readonly cause: Cause; readonly to: string }

/** A flow as the boards show it. */
export type FlowBoard = {
  readonly graph: () => FlowGraph
  /** The statuses where it starts, besides statuses that something leads to. */
  readonly starts: readonly string[]
  /** The statuses where it ends: nothing leads out of them. */
  readonly endings: readonly string[]
  /** The id of the story that shows a status; null if the flow has no screen of its own. */
  readonly storyOf: (status: string) => string | null
  /** Whether a way leads there from the start. An answer follows only a call that was made. */
  readonly isReached: (status: string) => boolean
  /** The shortest way from one status to another; null if the examples lead no way. */
  readonly way: (from: string, to: string) => readonly Step[] | null
  /** The statuses of the shortest way from the start to the flow's goal. */
  readonly mainRoad: () => readonly string[]
}

type Given<State extends Status, Event extends Named> = FlowRules<State, Event> & {
  /** The title of the stories with one state for each status; null if the flow has no screen of its own. */
  readonly title: string | null
  /** Titles of statuses that are in another file. */
  readonly titles?: Partial<Readonly<Record<State['status'], string>>>
  /** The status that a person wants to reach. */
  readonly goal: State['status']
  readonly starts?: readonly State['status'][]
  readonly endings?: readonly State['status'][]
}

export function flowBoard<State extends Status, Event extends Named>({
  title,
  titles = {},
  goal,
  starts = [],
  endings = [],
  ...rules
}: Given<State, Event>): FlowBoard {
  let known: FlowGraph | undefined
  const graph = () => (known ??= flowGraph(rules))
  let knownSteps: FlowSteps<State, Event> | undefined
  const steps = () => (knownSteps ??= flowSteps({ ...rules, timed: graph().timed, starts }))
  const titleOf = new Map(Object.entries<string | undefined>(titles))
  return {
    starts,
    endings,
    graph,
    storyOf: (status) => {
      const own = titleOf.get(status) ?? title
      return own === null ? null : storyId(own, capitalized(status))
    },
    isReached: (status) => steps().wayTo(status) !== undefined,
    way: (from, to) =>
      steps()
        .wayBetween(from, to)
        ?.steps.map(({ choice: { words, detail, cause }, stop }) => ({ words, detail, cause, to: stop.state.status })) ?? null,
    mainRoad: () => {
      const way = steps().wayTo(goal)
      return way ? [way.first.state.status, ...way.steps.map(({ stop }) => stop.state.status)] : []
    },
  }
}
