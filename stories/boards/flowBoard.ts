import { storyId } from '../../.storybook/storyId.ts'
import { capitalized } from '../../features/shared/forms/capitalized.ts'
import type { Named, Status } from '../../features/shared/flow/flow.ts'
import { type FlowGraph, type FlowRules, flowGraph, unreached } from './flowGraph.ts'

/** A flow as the boards show it. */
export type FlowBoard = {
  readonly graph: () => FlowGraph
  /** The statuses where it starts, besides statuses that something leads to. */
  readonly starts: readonly string[]
  /** The statuses where it ends: nothing leads out of them. */
  readonly endings: readonly string[]
  /** The id of the story that shows a status; null if the flow has no screen of its own. */
  readonly storyOf: (status: string) => string | null
  /** Statuses that no way from the start leads to. */
  readonly unreached: () => readonly string[]
}

type Given<State extends Status, Event extends Named> = FlowRules<State, Event> & {
  /** The title of the stories with one state for each status; null if the flow has no screen of its own. */
  readonly title: string | null
  /** Titles of statuses that are in another file. */
  readonly titles?: Partial<Readonly<Record<State['status'], string>>>
  readonly starts?: readonly State['status'][]
  readonly endings?: readonly State['status'][]
}

export function flowBoard<State extends Status, Event extends Named>({
  title,
  titles = {},
  starts = [],
  endings = [],
  ...rules
}: Given<State, Event>): FlowBoard {
  let known: FlowGraph | undefined
  const graph = () => (known ??= flowGraph(rules))
  const titleOf = new Map(Object.entries<string | undefined>(titles))
  return {
    starts,
    endings,
    graph,
    storyOf: (status) => {
      const own = titleOf.get(status) ?? title
      return own === null ? null : storyId(own, capitalized(status))
    },
    unreached: () => unreached(rules, graph(), starts),
  }
}
