import { StickyFooter } from './StickyFooter.tsx'

/** Wrong uses of StickyFooter: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- without an action it only takes room */}
    <StickyFooter aside="$48.00" />
    {/* @ts-expect-error -- where it stays is its own matter */}
    <StickyFooter position="top">Pay</StickyFooter>
  </>
)
