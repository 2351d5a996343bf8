import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { PaymentState } from '../../payment/attempt/payment.ts'
import { type Outcome, isUnderWay } from '../../payment/attempt/paymentState.ts'
import type { OutcomeEvent } from '../../payment/attempt/running.ts'
import { isLookingUp } from '../../shared/flow/lookUp.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import type { AskedRefund } from './refund.ts'
import type { RefundPayment, RefundState } from './refundPayment.ts'
import { type RefundNotice, refundedText, sureQuestion } from './refundTexts.ts'

/** A refund on its page. */
export type RefundProps = {
  /** Null while an earlier refund comes first. */
  state: RefundState | null
  attempt: PaymentState<RefundPayment>
  /** Acts on a refund whose outcome is not known. */
  send: (event: OutcomeEvent) => void
  onRefund: (asked: AskedRefund) => void
  onMore: () => void
  /** Answers the question that is asked before the refund. */
  onAnswer: (isYes: boolean) => void
}

const closed = { id: 'sure', about: 'refund', title: 'Are you sure?', text: '', confirmLabel: 'Refund' } as const

/** Asks the manager before a refund, and shows its progress. */
export function RefundDialog({ attempt, onAnswer }: Pick<RefundProps, 'attempt' | 'onAnswer'>) {
  const sent = isUnderWay(attempt) && 'sent' in attempt ? attempt.sent : null
  const asked = attempt.status === 'asking' ? attempt.question : sent && { ...sureQuestion(sent.request.details), title: 'Processing...' }
  const { id, about, ...question } = asked ?? closed
  return (
    <ConfirmDialog
      key={id}
      {...question}
      {...(about === 'refund' && { tone: 'danger' })}
      open={asked !== null}
      pending={sent !== null}
      pendingLabel="Processing..."
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}

/** The answer to a refund was lost: it is looked up before anything else is refunded. */
export function RefundLookUp({ state, send }: Pick<RefundProps, 'send'> & { state: Outcome<RefundPayment> }) {
  const [{ amount, currency }] = state.attempts
  const sum = formatMoney(amount, currency)
  // Another build has recorded it: its terms cannot be read, but its sum can.
  if (state.status === 'earlierPaid')
    return (
      <Stack space="md">
        <RefundNoticeAlert notice={{ kind: 'made', amount: state.made.charged ?? amount, asked: amount, currency, isPending: false }} />
        <Button wide onClick={() => send({ type: 'unresolvedLeft' })}>
          Continue
        </Button>
      </Stack>
    )
  if (isLookingUp(state.lookUp)) return <Spinner size="lg" label={`Looking up the refund of ${sum}…`} showLabel />
  const hasNoAnswer = state.lookUp === 'noFinalAnswer'
  return (
    <Stack space="md">
      <Alert tone="warning" live="assertive" title={`We do not know yet whether ${sum} was refunded`}>
        {hasNoAnswer
          ? 'The server could not tell us. Look into the history on this page, and refund again only if it is not there.'
          : 'We got no answer. Check your connection, and look again: this payment can be refunded once we know.'}
      </Alert>
      <Button wide icon="retry" onClick={() => send({ type: 'retry' })}>
        Look again
      </Button>
      {hasNoAnswer && <TextButton onClick={() => send({ type: 'unresolvedLeft' })}>It’s not in the history: continue</TextButton>}
    </Stack>
  )
}

/** The outcome of the last refund, beside the form. */
export function RefundNoticeAlert({ notice }: { notice: RefundNotice }) {
  switch (notice.kind) {
    case 'refused':
      return <Refusal>{notice.message}</Refusal>
    case 'notSent':
      return (
        <Alert tone="danger" live="assertive" title="Nothing was refunded">
          {notice.message}
        </Alert>
      )
    case 'changed':
      return (
        <Alert tone="warning" live="assertive" title="Nothing was refunded">
          Another refund of this payment was made in the meantime. Check what is left, and refund again if it is still needed.
        </Alert>
      )
    case 'made':
      return (
        <Alert tone={notice.amount === notice.asked ? 'success' : 'warning'} live="polite" title={refundedText(notice)}>
          Its answer was lost, and we found it.
        </Alert>
      )
    case 'notMade':
      return (
        <Alert tone="warning" live="assertive" title={`${formatMoney(notice.amount, notice.currency)} was not refunded`}>
          The refund did not reach the server. You can send it again.
        </Alert>
      )
  }
}
