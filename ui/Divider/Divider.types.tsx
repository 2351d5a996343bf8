import { Divider } from './Divider.tsx'

/** Wrong uses of Divider: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- the text is the label prop */}
    <Divider>or</Divider>
    {/* @ts-expect-error -- the label is text */}
    <Divider label={1} />
  </>
)
