import { Divider } from './Divider.tsx'

/** Wrong uses of Divider: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- its word is a label */}
    <Divider>or</Divider>
    {/* @ts-expect-error -- a word is text */}
    <Divider label={1} />
  </>
)
