import { CodeField } from './CodeField.tsx'

const noop = () => {}

/** Wrong uses of CodeField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- codes have six digits */}
    <CodeField label="Code" length={4} value="" onChange={noop} onComplete={noop} />
    {/* @ts-expect-error -- the code is text: it may begin with 0 */}
    <CodeField label="Code" length={6} value={123} onChange={noop} onComplete={noop} />
    {/* @ts-expect-error -- a complete code needs a callback */}
    <CodeField label="Code" length={6} value="" onChange={noop} />
  </>
)
