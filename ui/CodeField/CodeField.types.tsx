import { CodeField } from './CodeField.tsx'

const noop = () => {}

/** Wrong uses of CodeField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- codes are of six digits */}
    <CodeField label="Code" length={4} value="" onChange={noop} onComplete={noop} />
    {/* @ts-expect-error -- digits are text: a code may begin with 0 */}
    <CodeField label="Code" length={6} value={123} onChange={noop} onComplete={noop} />
    {/* @ts-expect-error -- somebody must hear of a whole code */}
    <CodeField label="Code" length={6} value="" onChange={noop} />
  </>
)
