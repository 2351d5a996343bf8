import { Switch } from './Switch.tsx'

/** Wrong uses of Switch: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a switch without a label cannot be known */}
    <Switch name="split" />
    {/* @ts-expect-error -- a switch is on or off, and has no text */}
    <Switch label="Split the bill" value="yes" />
    {/* @ts-expect-error -- it is kept by its owner or by the form, never by both */}
    <Switch label="Split the bill" checked defaultChecked={false} onChange={() => {}} />
  </>
)
