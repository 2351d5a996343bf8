import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Wrong uses of VisuallyHidden: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a text */}
    <VisuallyHidden live />
    {/* @ts-expect-error -- urgent messages belong to Alert */}
    <VisuallyHidden live="assertive">Sent</VisuallyHidden>
  </>
)
