import { PasswordField } from './PasswordField.tsx'

/** Wrong uses of PasswordField: none of them compiles. */
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
