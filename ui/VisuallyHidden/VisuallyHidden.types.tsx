import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Wrong uses of VisuallyHidden: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- nothing is heard of nothing */}
    <VisuallyHidden live />
    {/* @ts-expect-error -- how urgent it is, Alert says */}
    <VisuallyHidden live="assertive">Sent</VisuallyHidden>
  </>
)
