import type { ReactElement } from 'react'
import { PercentField } from './PercentField.tsx'

const noop = () => {}

/** Wrong uses of PercentField: none of them compiles. */
export function wrong() {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- the value is a number, without the percent sign */}
      <PercentField label="Share" value="25%" onChange={noop} />
      {/* @ts-expect-error -- it needs a label */}
      <PercentField value={25} onChange={noop} />
    </>
  )
  return [wrong]
}
