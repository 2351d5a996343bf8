import { EmailField } from './EmailField.tsx'

/** Wrong uses of EmailField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- the browser offers one’s own address, the one to sign in with, or nothing */}
    <EmailField label="Email" autoComplete="on" />
    {/* @ts-expect-error -- its kind is its own */}
    <EmailField label="Email" type="text" />
    {/* @ts-expect-error -- a field is known by its label */}
    <EmailField placeholder="Email" />
  </>
)
