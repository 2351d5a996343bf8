import { useMemo, useState } from 'react'
import { readableName } from '../../.storybook/tags/readableName.ts'
import type { SchemeName } from '../../themes/scheme.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { Table } from '../../ui/Table/Table.tsx'
import { eventText } from './eventText.ts'
import { causes, FlowDiagram, Legend } from './FlowDiagram.tsx'
import * as styles from './FlowMap.css.ts'
import type { Arrow } from './flowGraph.ts'
import { FlowChoice, FlowDetails } from './FlowPanel.tsx'
import { type FlowName, flows } from './flows.ts'
import { layOut, layOutChosen } from './layOut.ts'

/** The chosen state, and the one to find a way to; empty for none. */
export type FlowView = { readonly chosen: string; readonly goal: string }

export type FlowMapProps = {
  readonly flow: FlowName
  /** The first view. */
  readonly view: FlowView
  /** Called when it changes. */
  readonly onView: (view: FlowView) => void
  readonly enterprise: string
  readonly scheme: SchemeName
}

const columns: [Column<Arrow, string>, ...Column<Arrow, string>[]] = [
  { id: 'from', header: 'From', cell: ({ from }) => readableName(from), sortBy: ({ from }) => readableName(from) },
  { id: 'event', header: 'What happens', cell: ({ event }) => eventText(event), sortBy: ({ event }) => eventText(event) },
  { id: 'details', header: 'In these cases', cell: ({ details }) => details.join('; '), width: 'wide' },
  { id: 'cause', header: 'By', cell: ({ cause }) => causes[cause], sortBy: ({ cause }) => cause },
  { id: 'to', header: 'To', cell: ({ to }) => readableName(to), sortBy: ({ to }) => readableName(to) },
]

/** A flow computed from its rules: its statuses, and the events that lead from one to another. */
export function FlowMap({ flow, view: first, onView, enterprise, scheme }: FlowMapProps) {
  const { graph: graphOf, storyOf, mainRoad } = flows[flow]
  const graph = graphOf()
  const [view, setView] = useState(first)
  const [showsAll, setShowsAll] = useState(false)
  const road = useMemo(() => mainRoad(), [mainRoad])
  const { chosen, goal } = view
  const diagram = useMemo(() => (chosen === '' ? layOut(graph) : layOutChosen(graph, chosen)), [graph, chosen])
  const shown = chosen === '' ? graph.arrows : graph.arrows.filter(({ from, to }) => from === chosen || to === chosen)
  const change = (patch: Partial<FlowView>) => {
    setView({ ...view, ...patch })
    onView({ ...view, ...patch })
  }
  const choose = (status: string) => change({ chosen: status, goal: '' })
  return (
    <main className={styles.page}>
      <Stack space="sm">
        <Heading level={1} size="lg">{`${readableName(flow)} flow`}</Heading>
        <Legend arrows={graph.arrows} />
      </Stack>
      <FlowChoice graph={graph} chosen={chosen} onChoose={choose} showsAll={showsAll} onShowsAll={setShowsAll} />
      <FlowDiagram
        diagram={diagram}
        chosen={chosen}
        onChoose={choose}
        storyOf={storyOf}
        road={road}
        showsAll={showsAll}
        enterprise={enterprise}
        scheme={scheme}
      />
      {chosen !== '' && <FlowDetails flow={flows[flow]} chosen={chosen} goal={goal} onView={change} scheme={scheme} />}
      <Table<Arrow, string>
        label={chosen === '' ? 'Every way' : `Every way to and from ${readableName(chosen)}`}
        columns={columns}
        rows={shown}
        empty="No way"
        rowId={({ from, event, to }) => `${from} ${event} ${to}`}
      />
    </main>
  )
}
