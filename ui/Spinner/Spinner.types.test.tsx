import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Spinner } from './Spinner.tsx'

it('says what is awaited', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- without a label nobody knows what for */}
      <Spinner />
      {/* @ts-expect-error -- sizes are of the scale */}
      <Spinner size={24} label="Looking for your offer" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
