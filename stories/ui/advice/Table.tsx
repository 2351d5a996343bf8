import { redemptions } from '../../../mocks/examples/manyRows.ts'
import { Table } from '../../../ui/Table/Table.tsx'
import { tableArgs } from '../redemptionTable.ts'

const few = { ...tableArgs, rows: redemptions(3) }
const [guest, restaurant, at, , sum] = few.columns

export const sumsAtTheEnd = () => (
  <Table {...few} label="Every fact, the sum at the end" columns={sum && at && restaurant ? [guest, restaurant, at, sum] : [guest]} />
)

export const columnsHidden = () => <Table {...few} label="Without date and amount" columns={restaurant ? [guest, restaurant] : [guest]} />
