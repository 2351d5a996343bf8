import { KeepTogether } from './KeepTogether.tsx'

/** Keeps one short text whole: nothing here compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- only text can be kept on one line */}
    <KeepTogether><strong>555</strong></KeepTogether>
    {/* @ts-expect-error -- sizes are of the scale */}
    <KeepTogether size="lg">555</KeepTogether>
  </>
)
