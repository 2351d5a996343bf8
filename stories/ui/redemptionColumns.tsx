import { Badge } from '../../ui/Badge/Badge.tsx'
import type { Column } from '../../ui/Table/column.ts'
import type { Redemption } from '../../mocks/examples/manyRows.ts'

export type ColumnId = 'guest' | 'restaurant' | 'at' | 'state' | 'sum'

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const toneOf = { Paid: 'success', Refunded: 'neutral', Waiting: 'warning' } as const

export const columns: [Column<Redemption, ColumnId>, ...Column<Redemption, ColumnId>[]] = [
  { id: 'guest', header: 'Guest', cell: ({ guest }) => guest, sortBy: ({ guest }) => guest, width: 'wide' },
  { id: 'restaurant', header: 'Restaurant', cell: ({ restaurant }) => restaurant, sortBy: ({ restaurant }) => restaurant, width: 'wide' },
  { id: 'at', header: 'Date', cell: ({ at }) => day.format(at), sortBy: ({ at }) => at },
  { id: 'state', header: 'State', cell: ({ state }) => <Badge tone={toneOf[state]}>{state}</Badge> },
  { id: 'sum', header: 'Amount', cell: ({ sum }) => money.format(sum / 100), sortBy: ({ sum }) => sum, isMoney: true },
]
