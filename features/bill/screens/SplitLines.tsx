import { CheckTiles } from '../../../ui/Checkbox/CheckTiles.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { chosenLines, ownLines } from '../sums/lines.ts'
import type { PartChoice } from '../sums/part.ts'
import { LostLines } from './LostLines.tsx'
import type { SplitFieldsProps } from './SplitBill.tsx'

type Lines = Extract<PartChoice, { readonly kind: 'lines' }>

type Props = Pick<SplitFieldsProps, 'ticket' | 'amount' | 'isMissing' | 'disabled' | 'onPart'> & { readonly part: Lines }

/** The lines of the bill, of which the guest pays some. One that is paid cannot be chosen. */
export function SplitLines({ ticket, part, amount, isMissing = false, disabled, onPart }: Props) {
  const lines = ownLines(ticket)
  const missing = isMissing && amount.kind === 'invalid' ? amount.message : undefined
  return (
    <>
      <LostLines part={part} ticket={ticket} />
      <CheckTiles
        label="Your items"
        hint="A line is paid as a whole. Tax, fees and discounts are shared by price."
        error={lines.length === 0 ? 'The items can’t be paid one by one any more. Choose another way to split the bill.' : missing}
        disabled={disabled}
        options={lines.map(({ id, name, quantity, amount: price, paid }) => ({
          value: id,
          title: quantity === 1 ? name : `${quantity} × ${name}`,
          trail: formatMoney(price, ticket.currency),
          disabled: paid,
          ...(paid && { detail: 'Paid' }),
        }))}
        value={chosenLines(part.ids, ticket).map(({ id }) => id)}
        onChange={(ids) => onPart({ kind: 'lines', ids: [...ids] })}
      />
    </>
  )
}
