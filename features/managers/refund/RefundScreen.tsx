import { Alert } from '../../../ui/Alert/Alert.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { RefundForm } from './RefundForm.tsx'
import { isRefundable, leftToRefund } from './refundSchema.ts'
import { RefundHistory } from './RefundHistory.tsx'
import { RefundLookUp } from './RefundLookUp.tsx'
import { RefundNoticeAlert } from './RefundNoticeAlert.tsx'
import type { RefundReason } from './refundReasons.ts'
import { type RefundNotice, unreadablePayment } from './refundNotice.ts'
import type { RefundEvent, RefundState } from './refundFlow.ts'
import type { Currency } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import type { Location } from '../location.ts'
import { fetchFailure, type Transaction } from '../transaction.ts'
import { TransactionDetails } from './TransactionDetails.tsx'

export type RefundScreenProps = {
  /** Null if the address names none that the server has. */
  transaction: Remote<Transaction | null>
  location: Pick<Location, 'name' | 'timeZone' | 'currency'> | null
  reasons: readonly RefundReason[]
  state: RefundState
  send: (event: RefundEvent) => void
  /** Answers each question before the refund. */
  onConfirm: () => void
  onRetry: () => void
  /** The list that the payment was opened from. */
  back: { readonly href: string; readonly label: string }
}

function Action({ payment, currency, ...props }: RefundScreenProps & { payment: Transaction; currency: Currency }) {
  const { state, send, reasons, onConfirm, onRetry } = props
  if (state.status === 'unknown') return <RefundLookUp state={state} send={send} />
  if (state.status === 'open' && payment.isUnreadable) return <Unreadable notice={state.notice} onRetry={onRetry} />
  if (state.status === 'open' && !isRefundable(payment)) return <NotRefundable payment={payment} notice={state.notice} />
  // Until the page is left, the form stays below the dialog that shows the progress.
  const left = leftToRefund(payment)
  return <RefundForm payment={payment} currency={currency} left={left} reasons={reasons} state={state} send={send} onConfirm={onConfirm} />
}

const Unreadable = ({ notice, onRetry }: { notice: RefundNotice | null; onRetry: () => void }) => (
  <Stack space="md">
    {notice && <RefundNoticeAlert notice={notice} />}
    <ErrorState
      title={unreadablePayment}
      text="A tip, an earlier refund or an amount of it cannot be read, so nothing is refunded here. Try again, or ask support."
      onRetry={onRetry}
    />
  </Stack>
)

const NotRefundable = ({ payment, notice }: { payment: Transaction; notice: RefundNotice | null }) => (
  <Stack space="md">
    {notice && <RefundNoticeAlert notice={notice} />}
    <Alert tone="info">{payment.isRefund ? 'This is a refund, not a payment.' : 'Nothing of this payment can be refunded.'}</Alert>
  </Stack>
)

export function RefundScreen(props: RefundScreenProps) {
  const { transaction, location, onRetry, back } = props
  const timeZone = location?.timeZone ?? null
  const currency = useCurrency(location?.currency)
  const payment = transaction.status === 'ready' ? transaction.value : null
  return (
    <Screen
      eyebrow={location?.name ?? 'Your location'}
      title={payment && !isRefundable(payment) ? 'Transaction details' : 'Refund'}
      back={
        <TextLink icon="back" href={back.href}>
          {back.label}
        </TextLink>
      }>
      {transaction.status === 'loading' && <Skeleton shape="card" />}
      {transaction.status === 'failed' && <ErrorState title={fetchFailure} onRetry={onRetry} />}
      {transaction.status === 'ready' && !payment && <EmptyState icon="ticket" title="No refund data available" />}
      {transaction.status === 'ready' && transaction.staleCause && (
        <Alert tone="warning" live="polite" title="This may be out of date.">
          <TextButton icon="retry" onClick={onRetry}>
            Try again
          </TextButton>
        </Alert>
      )}
      {payment && (
        <Split space="xl">
          <TransactionDetails currency={currency} transaction={payment} timeZone={timeZone} />
          <Stack space="xl">
            <Action {...props} payment={payment} currency={currency} />
            {!payment.isRefund && !payment.isUnreadable && payment.refunds.length > 0 && (
              <RefundHistory currency={currency} refunds={payment.refunds} timeZone={timeZone} />
            )}
          </Stack>
        </Split>
      )}
    </Screen>
  )
}
