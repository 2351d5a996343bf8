import type { ReactElement } from 'react'
import { ToggleGroup } from './ToggleGroup.tsx'

const options = [{ value: 25, label: '25%' }]
const own = { label: 'Other', field: null }
const noop = () => {}

/** Wrong uses of ToggleGroup: none of them compiles. */
export function wrong() {
  const right = (): ReactElement => (
    <>
      <ToggleGroup label="Share" options={options} value={25} onChange={(value: number | null) => value} />
      <ToggleGroup label="Share" options={options} custom={own} value="custom" onChange={noop} />
    </>
  )
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- without `custom` there is no field */}
      <ToggleGroup<number> label="Share" options={options} value="custom" onChange={noop} />
      {/* @ts-expect-error -- `custom` needs a callback */}
      <ToggleGroup<number> label="Share" options={options} custom={own} value={25} onChange={(value: number | null) => value} />
      {/* @ts-expect-error -- the value is one of the options */}
      <ToggleGroup<number> label="Share" options={options} value="25" onChange={noop} />
      {/* @ts-expect-error -- 'custom' is reserved for the last button */}
      <ToggleGroup<'half' | 'custom'>
        label="Share"
        options={[{ value: 'custom', label: 'Ours' }]}
        custom={own}
        value={null}
        onChange={noop}
      />
    </>
  )
  return [right, wrong]
}
