import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { StickyFooter } from './StickyFooter.tsx'

it('holds the main action', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- without an action it only takes room */}
      <StickyFooter aside="$48.00" />
      {/* @ts-expect-error -- where it stays is its own matter */}
      <StickyFooter position="top">Pay</StickyFooter>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
