import { type Cents, cents } from '../../shared/money/money.ts'
import { sumOf } from './share.ts'
import type { Ticket } from '../ticket.ts'

/** One line of the itemised bill. `quantity` is null for anything that is no item. */
export type BillLine = {
  readonly label: string
  readonly quantity: number | null
  readonly amount: Cents
  /** The restaurant's words for what a charge is for. */
  readonly purpose?: string
}

type Itemised = Pick<Ticket, 'lineItems' | 'serviceCharges' | 'deliveryFee' | 'taxes' | 'total'>

const feeLines = ({ serviceCharges, deliveryFee, taxes }: Itemised): readonly Omit<BillLine, 'quantity'>[] => [
  ...serviceCharges.filter(({ kind }) => kind !== 'suggestedTip'),
  ...(deliveryFee > 0 ? [{ label: 'Delivery fee', amount: deliveryFee }] : []),
  ...taxes,
]

/** The itemised bill and every fee. The lines add up to the ticket's total, to the cent. */
export function billLines(ticket: Itemised): readonly BillLine[] {
  const { lineItems, total } = ticket
  const lines = [
    ...lineItems.map(({ name, quantity, amount }) => ({ label: name, quantity, amount })),
    ...feeLines(ticket).map(({ label, amount, purpose }) => ({ label, quantity: null, amount, ...(purpose !== undefined && { purpose }) })),
  ]
  const rest = cents(total - sumOf(lines.map(({ amount }) => amount)))
  if (rest === 0) return lines
  // The till's total counts, so the difference between it and the lines gets a line as well.
  const label = lineItems.length === 0 ? 'Food and drinks' : rest < 0 ? 'Adjustments' : 'Other charges'
  return [...lines, { label, quantity: null, amount: rest }]
}
