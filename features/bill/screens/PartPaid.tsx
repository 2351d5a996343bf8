import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { untoldPayment } from '../paying/billToPay.ts'
import { paidBefore } from '../sums/part.ts'
import { subtract } from '../sums/arithmetic.ts'
import type { Ticket } from '../ticket.ts'

type Props = { ticket: Pick<Ticket, 'currency' | 'due' | 'total' | 'leftUnpaid' | 'openAttempt' | 'lastPayment'> }

/** The payments of this bill that others, or another page, have made or begun, and the rest. Nothing for a bill of which nobody has paid. */
export function PartPaid({ ticket }: Props) {
  const { currency, total, openAttempt } = ticket
  const paid = paidBefore(ticket)
  const untold = untoldPayment(ticket)
  if (paid === 0 && untold === null && openAttempt === null) return null
  return (
    <Stack space="sm">
      {untold !== null && (
        <Alert tone="warning" title={untold}>
          The restaurant’s till does not know it yet. Please ask your server before you pay.
        </Alert>
      )}
      {paid > 0 && (
        <Alert tone="info">{`${formatMoney(paid, currency)} of this bill is paid. ${formatMoney(subtract(total, paid), currency)} is still due.`}</Alert>
      )}
      {openAttempt && (
        <Alert tone="info">
          {openAttempt.amount === null || openAttempt.amount === 0 || openAttempt.amount > ticket.due
            ? 'Someone is paying a part of this bill now. What is due may change.'
            : `Someone is paying ${formatMoney(openAttempt.amount, currency)} of this bill now. What is due may change.`}
        </Alert>
      )}
    </Stack>
  )
}
