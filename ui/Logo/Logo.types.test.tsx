import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Logo } from './Logo.tsx'

it('is the house’s own', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- there is no such ground */}
      <Logo ground="card" />
      {/* @ts-expect-error -- which picture it is, the house says */}
      <Logo src="/logo.svg" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
