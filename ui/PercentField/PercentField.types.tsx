import type { ReactElement } from 'react'
import { PercentField } from './PercentField.tsx'

const noop = () => {}

/** Wrong uses of PercentField: none of them compiles. */
export function wrong() {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- the sign belongs to the field and not to the value */}
      <PercentField label="Share" value="25%" onChange={noop} />
      {/* @ts-expect-error -- a field without a label cannot be known */}
      <PercentField value={25} onChange={noop} />
    </>
  )
  return [wrong]
}
