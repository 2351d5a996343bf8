import { Tabs } from './Tabs.tsx'

const cash = { value: 'cash', label: 'Credit', href: '#cash' } as const
const cards = { value: 'cards', label: 'Gift cards', href: '#cards' } as const

/** Wrong uses of Tabs: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs several tabs */}
    <Tabs label="What to buy" tabs={[cash]} current="cash" onChange={() => {}} />
    {/* @ts-expect-error -- the current tab is one of them */}
    <Tabs label="What to buy" tabs={[cash, cards]} current="vouchers" onChange={() => {}} />
    {/* @ts-expect-error -- a tab needs an address */}
    <Tabs label="What to buy" tabs={[cash, { value: 'cards', label: 'Gift cards' }]} current="cash" onChange={() => {}} />
  </>
)
