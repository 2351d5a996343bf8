import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { AmountField } from './AmountField.tsx'

it('keeps what is typed as text', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a number is no longer what was typed */}
      <AmountField label="Amount" name="amount" value={100} onChange={() => {}} />
      {/* @ts-expect-error -- nobody hears what is typed */}
      <AmountField label="Amount" name="amount" value="100" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
