import { useMemo, useState } from 'react'
import { enterprises } from '../../.storybook/enterprises.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { Table } from '../../ui/Table/Table.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Boards.css.ts'
import { FlowDiagram } from './FlowDiagram.tsx'
import { type Arrow, type Cause, inWords, wayBetween } from './flowGraph.ts'
import { type FlowName, flows } from './flows.tsx'
import { layOut } from './layOut.ts'
import { StoryPicture } from './StoryPicture.tsx'

export type FlowMapProps = {
  readonly flow: FlowName
  /** The light of the pictures. */
  readonly scheme: string
}

const causes: Readonly<Record<Cause, string>> = { person: 'A person', server: 'The server answers', clock: 'Time passes' }

const columns: [Column<Arrow, string>, ...Column<Arrow, string>[]] = [
  { id: 'from', header: 'From', cell: ({ from }) => inWords(from), sortBy: ({ from }) => from },
  { id: 'event', header: 'Event', cell: ({ event }) => inWords(event), sortBy: ({ event }) => event },
  { id: 'details', header: 'With', cell: ({ details }) => details.join('; '), width: 'wide' },
  { id: 'cause', header: 'By', cell: ({ cause }) => causes[cause], sortBy: ({ cause }) => cause },
  { id: 'to', header: 'To', cell: ({ to }) => inWords(to), sortBy: ({ to }) => to },
]

const wordsOf = ({ event, details: [detail] }: Arrow): string => [inWords(event), detail].filter(Boolean).join(': ')

/** A flow computed from its rules: its statuses, what leads from one to another, and a walk through it. */
export function FlowMap({ flow, scheme }: FlowMapProps) {
  const { graph, storyOf, Walk } = flows[flow]
  const { statuses, arrows } = graph()
  const diagram = useMemo(() => layOut(graph()), [graph])
  const [chosen, setChosen] = useState('')
  const [goal, setGoal] = useState('')
  const shown = chosen === '' ? arrows : arrows.filter(({ from, to }) => from === chosen || to === chosen)
  const options = [{ value: 'all', label: 'All' }, ...statuses.map((status) => ({ value: status, label: inWords(status) }))]
  const way = chosen === '' || goal === '' ? null : wayBetween(graph(), chosen, goal)
  const valueOf = (value: string) => (value === 'all' ? '' : value)
  return (
    <div className={styles.page}>
      <Stack space="lg">
        <Heading level={1} size="lg">{`${inWords(flow)} flow`}</Heading>
        <div className={styles.filters}>
          <Select label="State" options={options} value={chosen || 'all'} onChange={({ target }) => setChosen(valueOf(target.value))} />
          <Select label="Way to" options={options} value={goal || 'all'} onChange={({ target }) => setGoal(valueOf(target.value))} />
        </div>
        {chosen !== '' && goal !== '' && (
          <Text>{way === null ? 'No way leads there.' : way.map((arrow) => `${wordsOf(arrow)} → ${inWords(arrow.to)}`).join('; ')}</Text>
        )}
        <FlowDiagram diagram={diagram} chosen={chosen || null} onChoose={(status) => setChosen(status === chosen ? '' : status)} />
        {chosen !== '' && (
          <a className={styles.link} href={`./?path=/story/${storyOf(chosen)}`} target="_top">
            <span className={styles.pair}>
              {enterprises.map(({ id, settings }) => (
                <StoryPicture
                  key={id}
                  id={storyOf(chosen)}
                  title={`${inWords(chosen)}, ${settings.name}`}
                  globals={{ enterprise: id, scheme }}
                  size="phone"
                />
              ))}
            </span>
            <span>{`Open ${inWords(chosen)}`}</span>
          </a>
        )}
        <Table<Arrow, string>
          label={`${shown.length} arrows`}
          columns={columns}
          rows={shown}
          empty="No arrow"
          rowId={({ from, event, to }) => `${from} ${event} ${to}`}
        />
        {chosen !== '' && <Walk from={chosen} />}
      </Stack>
    </div>
  )
}
