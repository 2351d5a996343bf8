import { TextField } from './TextField.tsx'

/** Wrong uses of TextField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- numbers, dates and addresses have fields of their own */}
    <TextField label="Name" kind="number" />
    {/* @ts-expect-error -- its keyboard follows from its kind */}
    <TextField label="Name" type="tel" />
    {/* @ts-expect-error -- a field needs a visible label */}
    <TextField placeholder="Name" />
    {/* @ts-expect-error -- the owner holds the value, or the form, never both */}
    <TextField label="Name" value="Ana" defaultValue="Ben" onChange={() => {}} />
  </>
)
