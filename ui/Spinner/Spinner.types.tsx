import { Spinner } from './Spinner.tsx'

/** Wrong uses of Spinner: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a label */}
    <Spinner />
    {/* @ts-expect-error -- sizes are from the scale */}
    <Spinner size={24} label="Looking for your offer" />
  </>
)
