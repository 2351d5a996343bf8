import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

it('is a known password or a new one', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- password managers must know which */}
      <PasswordField label="Password" autoComplete="off" />
      {/* @ts-expect-error -- whether it is seen is its owner’s matter */}
      <PasswordField label="Password" type="text" />
      {/* @ts-expect-error -- a field is known by its label */}
      <PasswordField name="password" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
