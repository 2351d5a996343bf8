import { Tooltip } from './Tooltip.tsx'

/** Wrong uses of Tooltip: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a text */}
    <Tooltip>Sign</Tooltip>
    {/* @ts-expect-error -- it contains text only */}
    <Tooltip text={<a href="#more">more</a>}>Sign</Tooltip>
    {/* @ts-expect-error -- sides are logical: start and end */}
    <Tooltip text="Edit" side="left">
      Sign
    </Tooltip>
    {/* @ts-expect-error -- it needs a control */}
    <Tooltip text="Edit" />
  </>
)
