import { LineField, type LineFieldProps } from './LineField.tsx'

/** One line to type a sum on: what fields of sums have in common, whatever they make of the keys. */
export function SumField(field: LineFieldProps) {
  return (
    <LineField
      {...field}
      look="figures"
      // Always left to right: a sum reads so in every script.
      dir="ltr"
      type="text"
      autoComplete="off"
      enterKeyHint="done"
    />
  )
}
