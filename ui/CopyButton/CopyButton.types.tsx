import { CopyButton } from './CopyButton.tsx'

/** Wrong uses of CopyButton: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it says so once it is done */}
    <CopyButton text="555" label="Copy number" />
    {/* @ts-expect-error -- what is copied is text */}
    <CopyButton text={555} label="Copy number" copiedLabel="Copied" />
    {/* @ts-expect-error -- what it does is its own */}
    <CopyButton text="555" label="Copy number" copiedLabel="Copied" onClick={() => {}} />
  </>
)
