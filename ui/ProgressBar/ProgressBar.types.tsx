import { ProgressBar } from './ProgressBar.tsx'

/** Wrong uses of ProgressBar: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a label */}
    <ProgressBar value={2} max={5} />
    {/* @ts-expect-error -- without a known end use Spinner */}
    <ProgressBar value={2} label="Step 2" />
  </>
)
