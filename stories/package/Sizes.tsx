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

const sizeColumn = (id: ColumnId, header: string, of: (row: Row) => number): Column<Row, ColumnId> => ({
  id,
  header,
  cell: (row) => kilobytes(of(row)),
  sortBy: of,
  align: 'end',
})

const columns: [Column<Row, ColumnId>, ...Column<Row, ColumnId>[]] = [
  { id: 'name', header: 'Component', cell: ({ name }) => name, sortBy: ({ name }) => name, width: 'wide' },
  sizeColumn('js', 'Script', ({ own }) => own),
  sizeColumn('css', 'Style', ({ css }) => css),
  sizeColumn('libraries', 'Libraries', ({ libraries }) => libraries),
  sizeColumn('atOnce', 'At once', ({ atOnce }) => atOnce),
  sizeColumn('later', 'Later', ({ later }) => later),
]

/** The size of each component, as measured by the last `npm run package`. */
export function Sizes() {
  return (
    <Stack space="lg">
      <Heading level={1}>Size of each component</Heading>
      <Text>
        Each component is imported alone from the package into an application with nothing but React, then bundled, minified and compressed
        with gzip. Script and Style are the package’s own. Libraries are the packages that it depends on. Later is loaded when the component
        first needs it. Two components share code, so together they are smaller than the sum.
      </Text>
      <Table
        label="Sizes"
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
