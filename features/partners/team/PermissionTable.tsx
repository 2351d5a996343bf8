import { Table } from '../../../ui/Table/Table.tsx'
import type { Column } from '../../../ui/Table/column.ts'
import type { Permission } from './member.ts'

type Row = { readonly ability: string; readonly by: ReadonlySet<string> }

/** What each permission allows: a row for each ability, in words and not by colour alone. */
export function PermissionTable({ permissions }: { permissions: readonly Permission[] }) {
  const abilities = [...new Set(permissions.flatMap((permission) => permission.abilities))]
  const rows = abilities.map((ability): Row => ({
    ability,
    by: new Set(permissions.filter((permission) => permission.abilities.includes(ability)).map(({ value }) => value)),
  }))
  const first: Column<Row, string> = { id: 'ability', header: 'May', width: 'wide', cell: ({ ability }) => ability }
  const others = permissions.map(({ value, label }): Column<Row, string> => ({
    id: `by-${value}`,
    header: label,
    width: 'narrow',
    cell: ({ by }) => (by.has(value) ? 'Yes' : 'No'),
  }))
  return (
    <Table label="Permissions" columns={[first, ...others]} rows={rows} rowId={({ ability }) => ability} empty="No permission is known." />
  )
}
