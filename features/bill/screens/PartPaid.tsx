import { Alert } from '../../../ui/Alert/Alert.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { paidBefore } from '../sums/part.ts'
import { subtract } from '../sums/arithmetic.ts'
import type { Ticket } from '../ticket.ts'

/** The payments of other guests, and the rest. Nothing for a bill of which nobody has paid. */
export function PartPaid({ ticket }: { readonly ticket: Pick<Ticket, 'currency' | 'due' | 'total' | 'leftUnpaid'> }) {
  const paid = paidBefore(ticket)
  if (paid === 0) return null
  return (
    <Alert tone="info">{`${formatMoney(paid, ticket.currency)} of this bill is paid. ${formatMoney(subtract(ticket.total, paid), ticket.currency)} is still due.`}</Alert>
  )
}
