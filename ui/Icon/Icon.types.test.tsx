import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Icon } from './Icon.tsx'

it('is one of the set', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- there is no such sign */}
      <Icon name="rocket" />
      {/* @ts-expect-error -- sizes are of the scale */}
      <Icon name="dish" size={24} />
      {/* @ts-expect-error -- its colour is that of the text around it */}
      <Icon name="dish" color="red" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
