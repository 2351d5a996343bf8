import type { ComponentType, ReactNode } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { capitalized } from '../../features/shared/forms/capitalized.ts'
import type { Named, Status } from '../../features/shared/flow/flow.ts'
import { type FlowGraph, type FlowRules, flowGraph } from './flowGraph.ts'
import { type Choice, type FlowSteps, flowSteps } from './flowSteps.ts'
import { FlowWalk } from './FlowWalk.tsx'

/** What happens, and the status after it. */
export type Step = Omit<Choice<unknown>, 'event'> & { readonly to: string }

/** A flow as the boards show it. */
export type FlowBoard = {
  readonly graph: () => FlowGraph
  /** Where it starts, besides statuses that something leads to. */
  readonly starts: readonly string[]
  /** Where it ends: nothing leads out of them. */
  readonly endings: readonly string[]
  /** The id of the story that shows a status; null if the flow has no screen of its own. */
  readonly storyOf: (status: string) => string | null
  /** Whether a way leads there from the start. An answer follows only a call that was made. */
  readonly isReached: (status: string) => boolean
  /** The shortest way from one status to another; null if the examples lead no way. */
  readonly way: (from: string, to: string) => readonly Step[] | null
  /** A walk through the flow by its rules: from a status on, or the way to a goal. */
  readonly Walk: ComponentType<{ readonly from: string; readonly goal: string; readonly onClose: () => void }>
}

type Given<State extends Status, Event extends Named> = FlowRules<State, Event> & {
  /** The title of the stories with one state for each status; null if the flow has no screen of its own. */
  readonly title: string | null
  /** Titles of statuses that are in another file. */
  readonly titles?: Partial<Readonly<Record<State['status'], string>>>
  readonly starts?: readonly State['status'][]
  readonly endings?: readonly State['status'][]
  readonly screen?: (state: State, send: (event: Event) => void) => ReactNode
}

export function flowBoard<State extends Status, Event extends Named>({
  title,
  titles = {},
  screen,
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
      return own === null ? null : toId(own, storyNameFromExport(capitalized(status)))
    },
    isReached: (status) => steps().wayTo(status) !== undefined,
    way: (from, to) =>
      steps()
        .wayBetween(from, to)
        ?.steps.map(({ choice: { words, detail, cause }, stop }) => ({ words, detail, cause, to: stop.state.status })) ?? null,
    Walk: (given) => <FlowWalk steps={steps()} screen={screen ?? null} {...given} />,
  }
}
