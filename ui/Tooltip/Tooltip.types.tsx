import { Tooltip } from './Tooltip.tsx'

/** Wrong uses of Tooltip: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- without messages it says nothing */}
    <Tooltip>Sign</Tooltip>
    {/* @ts-expect-error -- its messages are text: nothing in it can be pressed */}
    <Tooltip text={<a href="#more">more</a>}>Sign</Tooltip>
    {/* @ts-expect-error -- sides are start and end, whatever the script */}
    <Tooltip text="Edit" side="left">
      Sign
    </Tooltip>
    {/* @ts-expect-error -- it belongs to a control */}
    <Tooltip text="Edit" />
  </>
)
