import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Inline } from './Inline.tsx'

it('keeps things apart by the scale', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a gap there must be, if only `none` */}
      <Inline>Soup</Inline>
      {/* @ts-expect-error -- gaps are of the scale */}
      <Inline space="1rem">Soup</Inline>
      {/* @ts-expect-error -- sides are start and end, whatever the script */}
      <Inline space="md" justify="left">Soup</Inline>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
