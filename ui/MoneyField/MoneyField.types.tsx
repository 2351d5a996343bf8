import type { ReactElement } from 'react'
import { MoneyField } from './MoneyField.tsx'

const noop = () => {}

/** Wrong uses of MoneyField: none of them compiles. */
export function wrong() {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- the value is a number of cents, not text */}
      <MoneyField label="Bill" value="12.34" onChange={noop} />
      {/* @ts-expect-error -- a field that nobody listens to would show what is typed and keep it to itself */}
      <MoneyField label="Bill" value={1234} />
      {/* @ts-expect-error -- nothing typed is null: undefined would hand the value over to the browser */}
      <MoneyField label="Bill" value={undefined} onChange={noop} />
      {/* @ts-expect-error -- looks belong to the theme */}
      <MoneyField label="Bill" value={1234} onChange={noop} className="large" />
    </>
  )
  return [wrong]
}
