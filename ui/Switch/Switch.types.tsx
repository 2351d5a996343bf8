import { Switch } from './Switch.tsx'

/** Wrong uses of Switch: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a label */}
    <Switch name="split" />
    {/* @ts-expect-error -- it has no text value */}
    <Switch label="Split the bill" value="yes" />
    {/* @ts-expect-error -- the value is in state or in the form, never both */}
    <Switch label="Split the bill" checked defaultChecked={false} onChange={() => {}} />
  </>
)
