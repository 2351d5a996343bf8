import { Divider } from './Divider.tsx'

/** Is a rule, with a word at most: nothing here compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- its word is a label */}
    <Divider>or</Divider>
    {/* @ts-expect-error -- a word is text */}
    <Divider label={1} />
  </>
)
