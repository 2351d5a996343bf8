import { Amount } from './Amount.tsx'

/** Wrong uses of Amount: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- an amount comes formatted */}
    <Amount>{25}</Amount>
    {/* @ts-expect-error -- sizes are from the scale */}
    <Amount size="huge">$25.00</Amount>
    {/* @ts-expect-error -- it needs an amount */}
    <Amount />
  </>
)
