import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Skeleton } from './Skeleton.tsx'

it('keeps the place of something known', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- what will stand there is known */}
      <Skeleton />
      {/* @ts-expect-error -- sizes follow from the shape */}
      <Skeleton shape="card" height={80} />
      {/* @ts-expect-error -- there is no such shape */}
      <Skeleton shape="circle" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
