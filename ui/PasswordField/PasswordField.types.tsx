import { PasswordField } from './PasswordField.tsx'

/** Wrong uses of PasswordField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such autocomplete value */}
    <PasswordField label="Password" autoComplete="off" />
    {/* @ts-expect-error -- only the visitor shows it */}
    <PasswordField label="Password" type="text" />
    {/* @ts-expect-error -- it needs a label */}
    <PasswordField name="password" />
  </>
)
