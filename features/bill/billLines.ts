import { type Cents, cents } from '../shared/money.ts'
import { sumOf } from './share.ts'
import type { Ticket } from './ticket.ts'

/** One line of the itemised bill. */
export type BillLine = {
  readonly kind: 'item' | 'serviceCharge' | 'deliveryFee' | 'tax' | 'other'
  readonly label: string
  /** How many of an item; null for anything else. */
  readonly quantity: number | null
  readonly amount: Cents
}

const line = (kind: BillLine['kind'], label: string, amount: Cents, quantity: number | null = null): BillLine => ({
  kind,
  label,
  quantity,
  amount,
})

/** The till's total counts. What the lines do not explain gets a line of its own, so that they always add up to it. */
function unexplained(lines: readonly BillLine[], total: Cents): readonly BillLine[] {
  const rest = cents(total - sumOf(lines.map(({ amount }) => amount)))
  if (rest === 0) return []
  const label = lines.every(({ kind }) => kind !== 'item') ? 'Food and drinks' : rest > 0 ? 'Other charges' : 'Adjustments'
  return [line('other', label, rest)]
}

/** The itemised bill and every fee (POS-16). The lines add up to the ticket's total, to the cent. */
export function billLines(ticket: Pick<Ticket, 'lineItems' | 'serviceCharges' | 'deliveryFee' | 'taxes' | 'total'>): readonly BillLine[] {
  const lines = [
    ...ticket.lineItems.map(({ name, quantity, amount }) => line('item', name, amount, quantity)),
    ...ticket.serviceCharges.filter(({ kind }) => kind !== 'suggestedTip').map(({ label, amount }) => line('serviceCharge', label, amount)),
    ...(ticket.deliveryFee > 0 ? [line('deliveryFee', 'Delivery fee', ticket.deliveryFee)] : []),
    ...ticket.taxes.map(({ label, amount }) => line('tax', label, amount)),
  ]
  return [...lines, ...unexplained(lines, ticket.total)]
}
