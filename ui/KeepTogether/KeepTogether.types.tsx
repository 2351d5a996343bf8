import { KeepTogether } from './KeepTogether.tsx'

/** Wrong uses of KeepTogether: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- only text can stay on one line */}
    <KeepTogether>
      <strong>555</strong>
    </KeepTogether>
    {/* @ts-expect-error -- sizes are from the scale */}
    <KeepTogether size="lg">555</KeepTogether>
  </>
)
