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
    // @ts-expect-error -- the checkbox of a row needs an accessible name
    <Table<Guest, Id> key="1" {...rest} chosen={none} onChoose={() => {}} />,
    // @ts-expect-error -- the choice could not change
    <Table<Guest, Id> key="2" {...rest} chosen={none} rowName={({ name }) => name} />,
    // @ts-expect-error -- the table or the page sorts, never both
    <Table<Guest, Id> key="3" {...rest} initialSort={{ column: 'name', direction: 'ascending' }} sort={null} onSort={() => {}} />,
    // @ts-expect-error -- the column does not exist
    <Table<Guest, Id> key="4" {...rest} initialSort={{ column: 'age', direction: 'ascending' }} />,
    // @ts-expect-error -- a table needs a column
    <Table<Guest, Id> key="5" {...rest} columns={[]} />,
  ]
  return [wrong]
}
