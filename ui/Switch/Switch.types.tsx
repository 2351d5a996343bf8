import { Switch } from './Switch.tsx'

/** Wrong uses of Switch: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a switch without a label cannot be known */}
    <Switch name="split" />
    {/* @ts-expect-error -- a switch is on or off, and has no text */}
    <Switch label="Split the bill" value="yes" />
    {/* @ts-expect-error -- the owner holds the value, or the form, never both */}
    <Switch label="Split the bill" checked defaultChecked={false} onChange={() => {}} />
  </>
)
