/** The page that `npm run measure:ui` measures: the address's hash names the component to show. */
import { enterprise } from '#enterprise'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Combobox } from '../../ui/Combobox/Combobox.tsx'
import type { ComboboxOption } from '../../ui/Combobox/options.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { Table } from '../../ui/Table/Table.tsx'
import { type Redemption, redemptions, restaurantOptions } from '../../mocks/examples/manyRows.ts'

const options = restaurantOptions(5000)
const rows = redemptions(10_000)

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

type Id = 'guest' | 'restaurant' | 'at' | 'sum'
const columns: [Column<Redemption, Id>, ...Column<Redemption, Id>[]] = [
  { id: 'guest', header: 'Guest', cell: ({ guest }) => guest, sortBy: ({ guest }) => guest, width: 'wide' },
  { id: 'restaurant', header: 'Restaurant', cell: ({ restaurant }) => restaurant, sortBy: ({ restaurant }) => restaurant, width: 'wide' },
  { id: 'at', header: 'Date', cell: ({ at }) => day.format(at), sortBy: ({ at }) => at },
  { id: 'sum', header: 'Amount', cell: ({ sum }) => money.format(sum / 100), sortBy: ({ sum }) => sum, align: 'end' },
]

function ManyRows() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      label="Redemptions"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ guest }) => guest}
      chosen={chosen}
      onChoose={setChosen}
      empty="Nobody has dined yet."
    />
  )
}

function ManyOptions() {
  const [value, setValue] = useState<ComboboxOption | null>(null)
  return <Combobox label="Restaurant" options={options} value={value} onChange={setValue} />
}

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <EnterpriseProvider enterprise={enterprise}>{location.hash === '#table' ? <ManyRows /> : <ManyOptions />}</EnterpriseProvider>,
  )
}
