import type { ChangeEvent, Ref } from 'react'
import type { FieldMessages } from '../Field/Field.tsx'
import { SumField } from '../Field/SumField.tsx'
import type { ValueProps } from '../Field/valueProps.ts'

export type AmountFieldProps = FieldMessages &
  ValueProps<string> & {
    /** As it is typed: whoever keeps it says whether it is a sum. */
    value: string
    /** Ref to the element, to measure it or to focus it. */
    ref?: Ref<HTMLInputElement>
  }

/** A sum as a person would write it: "100", "$1,250.50". */
export function AmountField({ onChange, ...field }: AmountFieldProps) {
  return (
    <SumField
      {...field}
      inputMode="decimal"
      placeholder="$0"
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value)}
    />
  )
}
