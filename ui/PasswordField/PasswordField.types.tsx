import { PasswordField } from './PasswordField.tsx'

/** Is a known password or a new one: nothing here compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- password managers must know which */}
    <PasswordField label="Password" autoComplete="off" />
    {/* @ts-expect-error -- whether it is seen is its owner’s matter */}
    <PasswordField label="Password" type="text" />
    {/* @ts-expect-error -- a field is known by its label */}
    <PasswordField name="password" />
  </>
)
