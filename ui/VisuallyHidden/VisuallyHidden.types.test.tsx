import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden.tsx'

it('is words', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- nothing is heard of nothing */}
      <VisuallyHidden live />
      {/* @ts-expect-error -- how urgent it is, Alert says */}
      <VisuallyHidden live="assertive">Sent</VisuallyHidden>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
