import { EmailField } from './EmailField.tsx'

/** Wrong uses of EmailField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such autocomplete value */}
    <EmailField label="Email" autoComplete="on" />
    {/* @ts-expect-error -- its type is fixed */}
    <EmailField label="Email" type="text" />
    {/* @ts-expect-error -- it needs a label */}
    <EmailField placeholder="Email" />
  </>
)
