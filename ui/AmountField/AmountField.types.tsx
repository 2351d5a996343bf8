import { AmountField } from './AmountField.tsx'

/** Wrong uses of AmountField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- the value is the typed text, not a number */}
    <AmountField label="Amount" name="amount" value={100} onChange={() => {}} />
    {/* @ts-expect-error -- the typed value would be lost */}
    <AmountField label="Amount" name="amount" value="100" />
  </>
)
