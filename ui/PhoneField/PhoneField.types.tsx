import { PhoneField } from './PhoneField.tsx'

/** Wrong uses of PhoneField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- its type is fixed */}
    <PhoneField label="Mobile number" type="text" />
    {/* @ts-expect-error -- the number is text: it may begin with 0 */}
    <PhoneField label="Mobile number" value={5551234567} />
    {/* @ts-expect-error -- it needs a label */}
    <PhoneField name="phone" />
  </>
)
