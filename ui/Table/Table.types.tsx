import type { Column } from './column.ts'
import { Table } from './Table.tsx'

type Guest = { id: string; name: string }
type Id = 'name'

const columns: [Column<Guest, Id>] = [{ id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name }]
const rest = { label: 'Guests', columns, rows: [], rowId: ({ id }: Guest) => id, empty: 'Nobody yet.' }
const none: ReadonlySet<string> = new Set()

/** Wrong uses of Table: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- a box to tick needs a name for ears
    <Table<Guest, Id> key="1" {...rest} chosen={none} onChoose={() => {}} />,
    // @ts-expect-error -- what is chosen could not change
    <Table<Guest, Id> key="2" {...rest} chosen={none} rowName={({ name }) => name} />,
    // @ts-expect-error -- sorted here and elsewhere
    <Table<Guest, Id> key="3" {...rest} initialSort={{ column: 'name', direction: 'ascending' }} sort={null} onSort={() => {}} />,
    // @ts-expect-error -- there is no such column
    <Table<Guest, Id> key="4" {...rest} initialSort={{ column: 'age', direction: 'ascending' }} />,
    // @ts-expect-error -- a table has a column at least
    <Table<Guest, Id> key="5" {...rest} columns={[]} />,
  ]
  return [wrong]
}
