import { TextArea } from './TextArea.tsx'

/** Wrong uses of TextArea: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- looks belong to the theme */}
    <TextArea label="Changes" style={{ color: 'red' }} />
    {/* @ts-expect-error -- a length is a number of characters */}
    <TextArea label="Changes" maxLength="200" />
    {/* @ts-expect-error -- what is left is said with its number */}
    <TextArea label="Changes" maxLength={200} messages={{ left: 'nearly full' }} />
    {/* @ts-expect-error -- the owner holds the value, or the form, never both */}
    <TextArea label="Changes" value="More" defaultValue="Less" onChange={() => {}} />
  </>
)
