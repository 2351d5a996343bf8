import type { ComponentType } from 'react'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { RowButton } from '../../../ui/List/RowButton.tsx'
import { type PartChoice, firstPart } from '../sums/part.ts'
import type { Validated } from '../sums/validated.ts'
import type { Ticket } from '../ticket.ts'

type SplitProps = {
  ticket: Ticket
  amount: Validated
  /** Whether a press has asked for the missing amount. @default false */
  isMissing?: boolean
  disabled: boolean
  onPart: (part: PartChoice | null) => void
}

export type SplitFieldsProps = SplitProps & { part: PartChoice }

export type SplitBillProps = SplitProps & {
  /** Null: all that is due. */
  part: PartChoice | null
  /** Whether the server lets guests pay a part now. One that is chosen stays. @default true */
  maySplit?: boolean | undefined
  /** `SplitFields`. Most guests pay all of a bill, so that a first screen loads them when they are needed. */
  fields: ComponentType<SplitFieldsProps>
}

/** Pays a part of the bill. Closed at first, so that all of it is paid as fast as before. */
export function SplitBill({ part, maySplit = true, fields: Fields, ...props }: SplitBillProps) {
  if (!maySplit && part === null) return null
  const { disabled, onPart } = props
  return (
    <Stack space="sm">
      <RowButton
        label={part === null ? 'Split the bill' : 'Pay all that is due'}
        value={part === null ? 'You pay for all' : null}
        isOpen={part !== null}
        disabled={disabled}
        onClick={() => onPart(part === null ? firstPart : null)}
      />
      {part !== null && <Fields {...props} part={part} />}
    </Stack>
  )
}
