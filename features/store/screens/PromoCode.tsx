import { useState } from 'react'
import { Details } from '../../../ui/Details/Details.tsx'
import { unquoted } from '../../shared/forms/typedCode.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'

type Props = {
  /** As typed, or as the link set it. */
  code: string
  onDraft: (changed: { promoCode: string }) => void
}

/** A promo code field: open if the link has a code, otherwise collapsed. */
export function PromoCode({ code, onDraft }: Props) {
  // Fixed at the first render, so that the field does not move while the buyer types.
  const [inSight] = useState(code !== '')
  const field = (
    <TextField
      kind="verbatim"
      label="Promo code"
      name="code"
      value={code}
      onChange={({ currentTarget }) => onDraft({ promoCode: unquoted(currentTarget.value) })}
    />
  )
  return inSight ? field : <Details summary="Do you have a promo code?">{field}</Details>
}
