import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { EmailField } from './EmailField.tsx'

it('is an address, of one’s own or not', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- the browser offers one’s own address, the one to sign in with, or nothing */}
      <EmailField label="Email" autoComplete="on" />
      {/* @ts-expect-error -- its kind is its own */}
      <EmailField label="Email" type="text" />
      {/* @ts-expect-error -- a field is known by its label */}
      <EmailField placeholder="Email" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
