import { ProgressBar } from './ProgressBar.tsx'

/** Says what progresses, and to what end: nothing here compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- without a label it is a stripe */}
    <ProgressBar value={2} max={5} />
    {/* @ts-expect-error -- where the end is not known, Spinner stands */}
    <ProgressBar value={2} label="Step 2" />
  </>
)
