import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Badge } from './Badge.tsx'

it('is a word that marks', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- there is no such tone */}
      <Badge tone="red">Late</Badge>
      {/* @ts-expect-error -- its sign is one of the set */}
      <Badge icon="rocket">New</Badge>
      {/* @ts-expect-error -- a mark without words says nothing */}
      <Badge icon="check" />
      {/* @ts-expect-error -- it is no button */}
      <Badge onClick={() => {}}>New</Badge>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
