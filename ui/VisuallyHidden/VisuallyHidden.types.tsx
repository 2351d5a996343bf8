import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Is words: nothing here compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- nothing is heard of nothing */}
    <VisuallyHidden live />
    {/* @ts-expect-error -- how urgent it is, Alert says */}
    <VisuallyHidden live="assertive">Sent</VisuallyHidden>
  </>
)
