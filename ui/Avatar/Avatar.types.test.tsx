import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Avatar } from './Avatar.tsx'

it('is somebody’s', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- without a name there is nothing to stand in for a picture */}
      <Avatar src="/ana.jpg" />
      {/* @ts-expect-error -- sizes are of the scale */}
      <Avatar name="Ana López" size={48} />
      {/* @ts-expect-error -- the name is its alternative: there is no other */}
      <Avatar name="Ana López" alt="Ana" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
