import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Stack } from './Stack.tsx'

it('keeps things apart by the scale', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a gap there must be, if only `none` */}
      <Stack>Soup</Stack>
      {/* @ts-expect-error -- gaps are of the scale */}
      <Stack space={16}>Soup</Stack>
      {/* @ts-expect-error -- it is one of a few elements */}
      <Stack space="md" as="form">Soup</Stack>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
