import { TextField } from './TextField.tsx'

/** Wrong uses of TextField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- other components are for numbers, dates and e-mail */}
    <TextField label="Name" kind="number" />
    {/* @ts-expect-error -- its keyboard depends on its kind */}
    <TextField label="Name" type="tel" />
    {/* @ts-expect-error -- a field needs a visible label */}
    <TextField placeholder="Name" />
    {/* @ts-expect-error -- the value is in state or in the form, never both */}
    <TextField label="Name" value="Ana" defaultValue="Ben" onChange={() => {}} />
  </>
)
