import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Remote } from '../shared/remote.ts'
import { Screen } from '../shared/Screen.tsx'
import type { RefundAttempt } from './refundAttempt.ts'
import { RefundForm } from './RefundForm.tsx'
import { type RefundRequest, isRefundable, leftToRefund } from './refundSchema.ts'
import { RefundHistory } from './RefundHistory.tsx'
import { RefundLookUp } from './RefundLookUp.tsx'
import type { RefundReason } from './refundReasons.ts'
import { fetchFailure, type Transaction } from './transaction.ts'
import { TransactionDetails } from './TransactionDetails.tsx'

export type RefundScreenProps = {
  /** Null where the address names none that the server knows. */
  transaction: Remote<Transaction | null>
  timeZone: string | null
  reasons: readonly RefundReason[]
  attempt: RefundAttempt
  onRefund: (request: RefundRequest) => void
  /** Looks a refund up again whose answer was lost. */
  onLookAgain: () => void
  /** Reads the payment again. */
  onRetry: () => void
  /** The list that the payment was opened from. */
  back: { readonly href: string; readonly label: string }
}

/** What can be done about the refund now. */
function Action({ payment, ...props }: RefundScreenProps & { payment: Transaction }) {
  const { attempt, reasons, onRefund, onLookAgain } = props
  if (attempt.status === 'lookingUp' || attempt.status === 'notFound' || attempt.status === 'notLookedUp')
    return <RefundLookUp attempt={attempt} onSendAgain={onRefund} onLookAgain={onLookAgain} />
  // While it is sent, the form stays: the dialog shows the progress.
  if (isRefundable(payment) || attempt.status === 'sending')
    return <RefundForm guestName={payment.guestName} left={leftToRefund(payment)} reasons={reasons} attempt={attempt} onRefund={onRefund} />
  return (
    <Stack space="md">
      {attempt.status === 'refused' && <Alert tone="danger">{attempt.message}</Alert>}
      <Alert tone="info">{payment.isRefund ? 'This is a refund, not a payment.' : 'Nothing of this payment can be refunded.'}</Alert>
    </Stack>
  )
}

/** MGR-11, MGR-17: a payment with its refunds, and a form to refund it. */
export function RefundScreen(props: RefundScreenProps) {
  const { transaction, timeZone, onRetry, back } = props
  const payment = transaction.status === 'ready' ? transaction.value : null
  return (
    <Screen
      title={payment && !isRefundable(payment) ? 'Transaction details' : 'Refund'}
      lead={<TextLink href={back.href}>{back.label}</TextLink>}>
      {transaction.status === 'loading' && <Skeleton shape="card" />}
      {transaction.status === 'failed' && <ErrorState title={fetchFailure} onRetry={onRetry} />}
      {transaction.status === 'ready' && !payment && <EmptyState icon="ticket" title="No refund data available" />}
      {transaction.status === 'ready' && transaction.staleCause && (
        <Alert tone="warning" live="polite" title="This may be out of date.">
          <Button variant="quiet" size="md" icon="retry" onClick={onRetry}>
            Try again
          </Button>
        </Alert>
      )}
      {payment && (
        <Split space="xl">
          <TransactionDetails transaction={payment} timeZone={timeZone} />
          <Stack space="xl">
            <Action {...props} payment={payment} />
            {!payment.isRefund && <RefundHistory refunds={payment.refunds} timeZone={timeZone} />}
          </Stack>
        </Split>
      )}
    </Screen>
  )
}
