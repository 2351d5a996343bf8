import { LineField, type LineFieldProps } from './LineField.tsx'

/** The base of fields for amounts. */
export function SumField(field: LineFieldProps) {
  return (
    <LineField
      {...field}
      look="figures"
      // Always left to right: digits read so in every script.
      dir="ltr"
      type="text"
      autoComplete="off"
      enterKeyHint="done"
    />
  )
}
