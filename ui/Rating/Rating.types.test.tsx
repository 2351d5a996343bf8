import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Rating } from './Rating.tsx'

it('shows what was given', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- stars are counted */}
      <Rating value="4.9" />
      {/* @ts-expect-error -- how many have judged is said in words */}
      <Rating value={4.9} count={29} />
      {/* @ts-expect-error -- it is looked at, not given */}
      <Rating value={4.9} onChange={() => {}} />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
