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
    {/* @ts-expect-error -- it is kept by its owner or by the form, never by both */}
    <Checkbox label="Text me" checked defaultChecked={false} onChange={() => {}} />
  </>
)
