import { CopyButton } from './CopyButton.tsx'

/** Wrong uses of CopyButton: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a text for after the copy */}
    <CopyButton text="555" label="Copy number" deniedLabel="Select it" />
    {/* @ts-expect-error -- what is copied is text */}
    <CopyButton text={555} label="Copy number" copiedLabel="Copied" deniedLabel="Select it" />
    {/* @ts-expect-error -- its action is fixed */}
    <CopyButton text="555" label="Copy number" copiedLabel="Copied" deniedLabel="Select it" onClick={() => {}} />
  </>
)
