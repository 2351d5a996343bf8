import type { ReactElement } from 'react'
import { RadioTiles } from '../../ui/RadioTiles/RadioTiles.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Slider } from '../../ui/Slider/Slider.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { ToggleGroup } from '../../ui/ToggleGroup/ToggleGroup.tsx'

const noop = () => {}
const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
] as const
const credits = [{ value: '50', title: 'Pay $50, Get $60' }] as const
const shares = [{ value: 25, label: '25%' }]
const own = { label: 'Other', field: null }
const cash = { value: 'cash', label: 'Credit', href: '#cash' } as const
const cards = { value: 'cards', label: 'Gift cards', href: '#cards' } as const

/** The value is one of the options, and in state or in the form, never both. */
export const choices = () => (
  <>
    {/* @ts-expect-error -- there is no such option */}
    <Select<'mon' | 'tue'> label="Day" options={days} value="wed" />
    {/* @ts-expect-error -- held twice */}
    <Select label="Day" options={days} value="mon" defaultValue="tue" onChange={noop} />
    {/* @ts-expect-error -- there is no such option */}
    <RadioTiles<'50'> label="Credit" name="credit" options={credits} value="60" />
    {/* @ts-expect-error -- held twice */}
    <RadioTiles label="Credit" name="credit" options={credits} value="" defaultValue="50" onChange={noop} />
    {/* @ts-expect-error -- the current tab is one of them */}
    <Tabs label="What to buy" tabs={[cash, cards]} current="vouchers" onChange={noop} />
    {/* @ts-expect-error -- it needs several stops */}
    <Slider label="Spend" stops={[50]} format={String} value={50} onChange={noop} />
  </>
)

/** `'custom'` is a value where there is a field for it, and only there. */
export const custom = (): ReactElement => (
  <>
    <ToggleGroup label="Share" options={shares} value={25} onChange={(value: number | null) => value} />
    <ToggleGroup label="Share" options={shares} custom={own} value="custom" onChange={noop} />
    {/* @ts-expect-error -- without `custom` there is no field */}
    <ToggleGroup<number> label="Share" options={shares} value="custom" onChange={noop} />
    {/* @ts-expect-error -- `custom` needs a callback */}
    <ToggleGroup<number> label="Share" options={shares} custom={own} value={25} onChange={(value: number | null) => value} />
    {/* @ts-expect-error -- 'custom' is reserved for the last button */}
    <ToggleGroup<'custom'> label="Share" options={[{ value: 'custom', label: 'Ours' }]} custom={own} value={null} onChange={noop} />
  </>
)
