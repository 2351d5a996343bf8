import { Checkbox } from './Checkbox.tsx'

/** Wrong uses of Checkbox: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a label */}
    <Checkbox name="optIn" />
    {/* @ts-expect-error -- it has no text value */}
    <Checkbox label="Text me" value="yes" />
    {/* @ts-expect-error -- its type is fixed */}
    <Checkbox label="Text me" type="radio" />
    {/* @ts-expect-error -- the value is in state or in the form, never both */}
    <Checkbox label="Text me" checked defaultChecked={false} onChange={() => {}} />
  </>
)
