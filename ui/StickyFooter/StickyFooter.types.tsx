import { StickyFooter } from './StickyFooter.tsx'

/** Wrong uses of StickyFooter: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs an action */}
    <StickyFooter aside="$48.00" />
    {/* @ts-expect-error -- its position is fixed */}
    <StickyFooter position="top">Pay</StickyFooter>
  </>
)
