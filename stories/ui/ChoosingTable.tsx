import { useState } from 'react'
import { Table, type TableProps } from '../../ui/Table/Table.tsx'
import { type ColumnId, columns } from './redemptionColumns.tsx'
import { type Redemption, redemptions } from '../../mocks/examples/manyRows.ts'

export type RedemptionTableProps = TableProps<Redemption, ColumnId>

export const tableArgs: RedemptionTableProps = {
  label: 'Redemptions',
  columns,
  rows: redemptions(12),
  rowId: ({ id }) => id,
  empty: 'Nobody has dined yet.',
}

/** A table that holds the chosen rows in state. */
export function ChoosingTable({ label, columns, rows, rowId, empty, messages }: RedemptionTableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      {...{ label, columns, rows, rowId, empty, chosen }}
      {...(messages && { messages })}
      onChoose={setChosen}
      rowName={({ guest }) => guest}
    />
  )
}
