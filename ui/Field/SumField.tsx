import { LineField, type LineFieldProps } from './LineField.tsx'

/** The base of fields for amounts. */
export function SumField({ look = 'figures', ...field }: LineFieldProps) {
  return (
    <LineField
      {...field}
      look={look}
      // Always left to right: digits read so in every script.
      dir="ltr"
      type="text"
      autoComplete="off"
      enterKeyHint="done"
    />
  )
}
