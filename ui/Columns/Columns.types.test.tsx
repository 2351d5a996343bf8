import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Columns } from './Columns.tsx'

it('keeps its columns apart by the scale', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a gap there must be, if only `none` */}
      <Columns>Soup</Columns>
      {/* @ts-expect-error -- gaps are of the scale */}
      <Columns space={12}>Soup</Columns>
      {/* @ts-expect-error -- how many there are follows from the room */}
      <Columns space="md" count={3}>Soup</Columns>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
