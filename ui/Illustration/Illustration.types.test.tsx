import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Illustration } from './Illustration.tsx'

it('is of a moment', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- there is no such moment */}
      <Illustration moment="birthday" />
      {/* @ts-expect-error -- it decorates, and has no words */}
      <Illustration moment="success" alt="All went well" />
      {/* @ts-expect-error -- its shape is one of two */}
      <Illustration moment="success" ratio="square" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
