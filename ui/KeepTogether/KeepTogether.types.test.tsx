import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { KeepTogether } from './KeepTogether.tsx'

it('keeps one short text whole', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- only text can be kept on one line */}
      <KeepTogether><strong>555</strong></KeepTogether>
      {/* @ts-expect-error -- sizes are of the scale */}
      <KeepTogether size="lg">555</KeepTogether>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
