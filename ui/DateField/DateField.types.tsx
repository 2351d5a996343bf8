import type { ReactElement } from 'react'
import { DateField } from './DateField.tsx'

const noop = () => {}

/** Wrong uses of DateField: none of them compiles. */
export function wrong() {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a Date is a moment, and another day in another time zone */}
      <DateField label="Send on" value={new Date(0)} onChange={noop} />
      {/* @ts-expect-error -- there is no such autocomplete value for a date */}
      <DateField label="Send on" value={null} onChange={noop} autoComplete="bday-day" />
    </>
  )
  return [wrong]
}
