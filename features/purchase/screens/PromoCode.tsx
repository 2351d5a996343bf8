import { useState } from 'react'
import { Details } from '../../../ui/Details/Details.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'

type Props = {
  /** As it was typed, or as the link brought it. */
  code: string
  onChange: (text: string) => void
}

/** A promo code: in sight where the link brought one, else behind a question (PUR-06). */
export function PromoCode({ code, onChange }: Props) {
  // As it began: a field that is being typed in stays where it is.
  const [inSight] = useState(code !== '')
  const field = (
    <TextField
      kind="verbatim"
      label="Promo code"
      name="code"
      maxLength={64}
      value={code}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
  return inSight ? field : <Details summary="Do you have a promo code?">{field}</Details>
}
