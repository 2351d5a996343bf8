import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Amount } from './Amount.tsx'

it('is written before it comes', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a number is not a sum that can be read */}
      <Amount>{25}</Amount>
      {/* @ts-expect-error -- sizes are of the scale */}
      <Amount size="huge">$25.00</Amount>
      {/* @ts-expect-error -- a sum there must be */}
      <Amount />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
