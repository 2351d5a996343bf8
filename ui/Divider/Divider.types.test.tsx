import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Divider } from './Divider.tsx'

it('is a rule, with a word at most', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- its word is a label */}
      <Divider>or</Divider>
      {/* @ts-expect-error -- a word is text */}
      <Divider label={1} />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
