import type { ChangeEvent, Ref } from 'react'
import type { FieldMessages } from '../Field/Field.tsx'
import { SumField } from '../Field/SumField.tsx'
import type { ValueProps } from '../Field/valueProps.ts'

export type AmountFieldProps = FieldMessages &
  ValueProps<string> & {
    /** The text as typed. The owner checks whether it is an amount. */
    value: string
    /** Whether it is the main number of the page. */
    large?: boolean
    ref?: Ref<HTMLInputElement>
  }

/** A field for an amount, typed freely: "100", "$1,250.50". */
export function AmountField({ onChange, large = false, ...field }: AmountFieldProps) {
  return (
    <SumField
      {...field}
      {...(large && { look: 'sum' })}
      inputMode="decimal"
      placeholder="$0"
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value)}
    />
  )
}
