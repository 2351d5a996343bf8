import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Image } from './Image.tsx'

it('says what it shows, and keeps its place', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- what it shows is said, if only by nothing */}
      <Image src="/soup.jpg" ratio="photo" />
      {/* @ts-expect-error -- without a ratio the page would jump */}
      <Image src="/soup.jpg" alt="Soup" />
      {/* @ts-expect-error -- that there is no picture is said: null */}
      <Image alt="Soup" ratio="photo" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
