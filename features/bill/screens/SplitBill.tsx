import { type ComponentType, useRef } from 'react'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { RowButton } from '../../../ui/List/RowButton.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
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
  const box = useRef<HTMLDivElement>(null)
  if (!maySplit && part === null) return null
  const { disabled, onPart } = props
  // The link goes away, and the row stays.
  const payAll = () => {
    box.current?.querySelector('button')?.focus()
    onPart(null)
  }
  return (
    <div ref={box}>
      <Stack space="sm">
        <RowButton
          label="Split the bill"
          value={part === null ? 'You pay for all' : null}
          isOpen={part !== null}
          disabled={disabled}
          onClick={() => onPart(part === null ? firstPart : null)}
        />
        {part !== null && <Fields {...props} part={part} />}
        {part !== null && (
          <TextButton disabled={disabled} onClick={payAll}>
            Pay all that is due
          </TextButton>
        )}
      </Stack>
    </div>
  )
}
