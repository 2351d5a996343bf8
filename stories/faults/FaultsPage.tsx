import { useDeferredValue, useState } from 'react'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Faults.css.ts'
import { type Row, faultTitles, found, notWalked, rows } from './faultRows.ts'

const every = ''
const apps = [...new Set(rows.map(({ app }) => app))]
const options = (values: readonly (readonly [value: string, label: string])[], all: string) =>
  [[every, all] as const, ...values].map(([value, label]) => ({ value, label }))

/** The page after a call's faults. Faults that look alike share a line. */
function Met({ row: { app, route, anchor, does, meets } }: { row: Row }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <strong>{does}</strong> {app},{' '}
        <a className={styles.link} href={`api/index.html#${anchor}`} target="_top">
          {route}
        </a>
      </caption>
      <thead>
        <tr>
          {['Fault', 'What a person sees', 'What they typed', 'The way on'].map((title) => (
            <th key={title} scope="col" className={styles.head}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {meets.map(({ faults, sees, typed, way }) => (
          <tr key={faults.join()}>
            <th scope="row" className={styles.fault}>
              {faults.map((name) => faultTitles[name]).join(', ')}
            </th>
            <td className={styles.cell}>{sees}</td>
            <td className={styles.cell}>{typed ?? 'Nothing typed'}</td>
            <td className={styles.cell}>{way}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every call in every fault, as `.ci/faults` has walked through it. */
export function FaultsPage() {
  const [app, setApp] = useState(every)
  const [fault, setFault] = useState(every)
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim().toLowerCase())
  const shown = found({ app, fault, text: wanted })
  return (
    <main className={styles.page}>
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={1} size="xl">
            Every call, every fault
          </Heading>
          <Text>
            What a person meets when a call fails: what is new on the page, what becomes of what they typed, and what leads on. A browser
            has walked through each line in the built apps, pressed what leads on, and come through in the end. A write was sent at most
            once for each press.
          </Text>
        </Stack>
        <Columns space="md">
          <Select
            label="App"
            value={app}
            options={options(
              apps.map((name) => [name, name]),
              'Every app',
            )}
            onChange={({ target }) => setApp(target.value)}
          />
          <Select
            label="Fault"
            value={fault}
            options={options(Object.entries(faultTitles), 'Every fault')}
            onChange={({ target }) => setFault(target.value)}
          />
          <TextField kind="search" label="Call, or a word of a page" value={text} onChange={({ target }) => setText(target.value)} />
        </Columns>
        <output>
          <Text as="span" tone="muted">{`${shown.length} of ${rows.length} ways to a call`}</Text>
        </output>
        {notWalked.length > 0 && <Text tone="muted">{`Not walked: ${notWalked.join(', ')}`}</Text>}
        {shown.length === 0 && <EmptyState icon="search" title="Nothing found" />}
        {shown.map((row) => (
          <Met key={`${row.app} ${row.call}`} row={row} />
        ))}
      </Stack>
    </main>
  )
}
