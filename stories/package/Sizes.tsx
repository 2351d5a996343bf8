import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { Table } from '../../ui/Table/Table.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import sizes from './sizes.json'

type Row = { name: string; own: number; css: number; libraries: number; atOnce: number; later: number }
type ColumnId = Exclude<keyof Row, 'own'> | 'js'

/** `ui/Button` is shown as Button, `ui/Button/LinkButton` as LinkButton. */
const nameOf = (path: string) => path.replace(/^.*\//, '')

const rows: readonly Row[] = Object.entries(sizes).map(([path, { js, css, libraries, later }]) => ({
  name: nameOf(path),
  own: js,
  css,
  libraries,
  later,
  atOnce: js + css + libraries,
}))

const figure = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const kilobytes = (bytes: number) => (bytes === 0 ? '–' : `${figure.format(bytes / 1000)} kB`)

const weight = (id: ColumnId, header: string, of: (row: Row) => number): Column<Row, ColumnId> => ({
  id,
  header,
  cell: (row) => kilobytes(of(row)),
  sortBy: of,
  align: 'end',
})

const columns: [Column<Row, ColumnId>, ...Column<Row, ColumnId>[]] = [
  { id: 'name', header: 'Component', cell: ({ name }) => name, sortBy: ({ name }) => name, width: 'wide' },
  weight('js', 'Script', ({ own }) => own),
  weight('css', 'Style', ({ css }) => css),
  weight('libraries', 'Libraries', ({ libraries }) => libraries),
  weight('atOnce', 'At once', ({ atOnce }) => atOnce),
  weight('later', 'Later', ({ later }) => later),
]

/** What each component weighs by itself, as the last `npm run package` measured it. */
export function Sizes() {
  return (
    <Stack space="lg">
      <Heading level={1}>What each component weighs</Heading>
      <Text>
        Each is imported alone from the package, bundled and minified, in an application that has React and nothing else; after gzip. Script
        and Style are the package’s own; Libraries are those that behaviour and drawing come from. Later is fetched when the component first
        needs it. Two components together weigh less than their sum: they share what they stand on.
      </Text>
      <Table
        label="Weights"
        columns={columns}
        rows={rows}
        rowId={({ name }) => name}
        initialSort={{ column: 'atOnce', direction: 'descending' }}
        height="panel"
        empty="Nothing was measured."
      />
    </Stack>
  )
}
