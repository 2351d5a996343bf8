import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { ColourBand } from './ColourBand.tsx'

it('has both colours', () => {
  // @ts-expect-error -- a ground without a colour for its text
  const wrong = (): ReactElement => <ColourBand background="#ffe600">Spring</ColourBand>
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
