import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { isLookingUp } from '../../shared/flow/lookUp.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import type { RefundEvent, RefundState, UnknownRefund } from './refundFlow.ts'
import { type RefundNotice, refundedText, sureQuestion } from './refundTexts.ts'

/** The state of a refund, and the way to act on it. */
export type RefundProps = {
  state: RefundState
  send: (event: RefundEvent) => void
  /** Answers each question before the refund. */
  onConfirm: () => void
}

const closed = { id: 'sure', title: 'Are you sure?', text: '', confirmLabel: 'Refund', tone: 'danger' as const }

/** Asks the manager before a refund, and shows its progress. */
export function RefundDialog({ state, send, onConfirm }: RefundProps) {
  const isSending = state.status === 'sending'
  const asked = state.status === 'asking' ? state.question : isSending ? { ...sureQuestion(state.refund), title: 'Processing...' } : null
  const { id, ...question } = asked ?? closed
  return (
    <ConfirmDialog
      key={id}
      {...question}
      open={asked !== null}
      pending={isSending}
      pendingLabel="Processing..."
      onConfirm={onConfirm}
      onCancel={() => send({ type: 'declined' })}
    />
  )
}

/** The answer to a refund was lost: it is looked up before anything else is refunded. */
export function RefundLookUp({ state, send }: Pick<RefundProps, 'send'> & { state: UnknownRefund }) {
  const { amount, currency } = state.attempt
  const sum = formatMoney(amount, currency)
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
