import { PhoneField } from './PhoneField.tsx'

/** Wrong uses of PhoneField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- its kind is its own */}
    <PhoneField label="Mobile number" type="text" />
    {/* @ts-expect-error -- a number is text: it may begin with 0 */}
    <PhoneField label="Mobile number" value={5551234567} />
    {/* @ts-expect-error -- a field is known by its label */}
    <PhoneField name="phone" />
  </>
)
