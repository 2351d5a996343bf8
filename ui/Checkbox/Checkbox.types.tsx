import { Checkbox } from './Checkbox.tsx'

/** Wrong uses of Checkbox: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- without a label nobody knows what is agreed to */}
    <Checkbox name="optIn" />
    {/* @ts-expect-error -- it is yes or no, and has no text */}
    <Checkbox label="Text me" value="yes" />
    {/* @ts-expect-error -- its kind is its own */}
    <Checkbox label="Text me" type="radio" />
    {/* @ts-expect-error -- the owner holds the value, or the form, never both */}
    <Checkbox label="Text me" checked defaultChecked={false} onChange={() => {}} />
  </>
)
