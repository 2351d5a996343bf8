import { TextField } from './TextField.tsx'

/** Wrong uses of TextField: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- numbers, dates and addresses have fields of their own */}
    <TextField label="Name" kind="number" />
    {/* @ts-expect-error -- its keyboard follows from its kind */}
    <TextField label="Name" type="tel" />
    {/* @ts-expect-error -- a field is known by its label, which stays in sight */}
    <TextField placeholder="Name" />
    {/* @ts-expect-error -- it is kept by its owner or by the form, never by both */}
    <TextField label="Name" value="Ana" defaultValue="Ben" onChange={() => {}} />
  </>
)
