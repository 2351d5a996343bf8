import { TextField } from '../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'

export const labelAndHint = () => <TextField label="Name on the card" hint="As it is printed there" />

export const labelInside = () => <TextField label={<VisuallyHidden>Name on the card</VisuallyHidden>} placeholder="Name on the card" />

export const errorThatHelps = () => (
  <TextField label="ZIP code" defaultValue="1001" error="A ZIP code has five digits: add the one that is missing." />
)

export const cutOff = () => <TextField label="Message" hint="At most 12 characters" defaultValue="Happy birthd" />
