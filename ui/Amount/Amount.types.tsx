import { Amount } from './Amount.tsx'

/** Wrong uses of Amount: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a number is not a sum that can be read */}
    <Amount>{25}</Amount>
    {/* @ts-expect-error -- sizes are of the scale */}
    <Amount size="huge">$25.00</Amount>
    {/* @ts-expect-error -- a sum there must be */}
    <Amount />
  </>
)
