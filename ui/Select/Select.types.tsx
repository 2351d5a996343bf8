import type { ReactElement } from 'react'
import { Select } from './Select.tsx'

const options = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
] as const

/** Wrong uses of Select: none of them compiles. */
export function wrong() {
  const right = (): ReactElement => <Select label="Day" options={options} defaultValue="mon" />
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- there is no such option */}
      <Select<'mon' | 'tue'> label="Day" options={options} value="wed" />
      {/* @ts-expect-error -- each option needs a value */}
      <Select label="Day">
        <option>Monday</option>
      </Select>
      {/* @ts-expect-error -- the value is in state or in the form, never both */}
      <Select label="Day" options={options} value="mon" defaultValue="tue" onChange={() => {}} />
    </>
  )
  return [right, wrong]
}
