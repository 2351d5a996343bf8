import type { TableProps } from '../../ui/Table/Table.tsx'
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
