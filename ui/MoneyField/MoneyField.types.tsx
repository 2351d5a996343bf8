import type { ReactElement } from 'react'
import { MoneyField } from './MoneyField.tsx'

const noop = () => {}

/** Wrong uses of MoneyField: none of them compiles. */
export function wrong() {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- the value is a number of cents, not text */}
      <MoneyField label="Bill" value="12.34" onChange={noop} />
      {/* @ts-expect-error -- it needs a callback */}
      <MoneyField label="Bill" value={1234} />
      {/* @ts-expect-error -- the empty value is null, not undefined */}
      <MoneyField label="Bill" value={undefined} onChange={noop} />
      {/* @ts-expect-error -- looks belong to the theme */}
      <MoneyField label="Bill" value={1234} onChange={noop} className="large" />
    </>
  )
  return [wrong]
}
