import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Card } from './Card.tsx'

it('is a ground for things', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- there is no such ground */}
      <Card tone="blue">Soup</Card>
      {/* @ts-expect-error -- an empty ground is none */}
      <Card />
      {/* @ts-expect-error -- it is no button: what can be pressed stands on it */}
      <Card onClick={() => {}}>Soup</Card>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
