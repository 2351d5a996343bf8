import { Spinner } from './Spinner.tsx'

/** Wrong uses of Spinner: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- without a label nobody knows what for */}
    <Spinner />
    {/* @ts-expect-error -- sizes are of the scale */}
    <Spinner size={24} label="Looking for your offer" />
  </>
)
