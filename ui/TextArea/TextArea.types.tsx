import { TextArea } from './TextArea.tsx'

/** Wrong uses of TextArea: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- looks belong to the theme */}
    <TextArea label="Changes" style={{ color: 'red' }} />
    {/* @ts-expect-error -- a length is a number of characters */}
    <TextArea label="Changes" maxLength="200" />
    {/* @ts-expect-error -- the message contains the number */}
    <TextArea label="Changes" maxLength={200} messages={{ left: 'nearly full' }} />
    {/* @ts-expect-error -- the value is in state or in the form, never both */}
    <TextArea label="Changes" value="More" defaultValue="Less" onChange={() => {}} />
  </>
)
