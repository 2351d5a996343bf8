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
      {/* @ts-expect-error -- options are a list, so that each has a value to be told by */}
      <Select label="Day">
        <option>Monday</option>
      </Select>
      {/* @ts-expect-error -- it is kept by its owner or by the form, never by both */}
      <Select label="Day" options={options} value="mon" defaultValue="tue" onChange={() => {}} />
    </>
  )
  return [right, wrong]
}
