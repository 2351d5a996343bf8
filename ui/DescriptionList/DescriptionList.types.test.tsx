import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { DescriptionList } from './DescriptionList.tsx'

it('names each fact', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a fact has a name */}
      <DescriptionList items={[{ detail: 'Osteria del Ponte' }]} />
      {/* @ts-expect-error -- and a name has its fact */}
      <DescriptionList items={[{ term: 'Restaurant' }]} />
      {/* @ts-expect-error -- facts are a list, not children */}
      <DescriptionList>Osteria del Ponte</DescriptionList>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
