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
import { type RefundNotice, refundLabel, refundedText, sureText } from './refundTexts.ts'

type QuestionProps = { guestName: string; state: RefundState; send: (event: RefundEvent) => void; onConfirm: () => void }

/** Asks the manager before a refund, and shows its progress. */
export function RefundQuestion({ guestName, state, send, onConfirm }: QuestionProps) {
  const question = state.status === 'asking' ? state.question : null
  const refund = 'refund' in state ? state.refund : null
  const isSending = state.status === 'checking' || state.status === 'sending'
  const onCancel = () => send({ type: 'declined' })
  return (
    <>
      <ConfirmDialog
        open={refund !== null && question === null}
        title={isSending ? 'Processing...' : 'Are you sure?'}
        text={refund && sureText(refund, guestName)}
        confirmLabel={refund ? refundLabel(refund) : 'Refund'}
        tone="danger"
        pending={isSending}
        pendingLabel="Processing..."
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
      {question && (
        <ConfirmDialog
          key={question.id}
          open
          title={question.title}
          text={question.text}
          confirmLabel={question.confirmLabel}
          cancelLabel={question.cancelLabel}
          onConfirm={onConfirm}
          onCancel={onCancel}
        />
      )}
    </>
  )
}

type LookUpProps = { state: UnknownRefund; send: (event: RefundEvent) => void }

/** The answer to a refund was lost: it is looked up before anything else is refunded. */
export function RefundLookUp({ state, send }: LookUpProps) {
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
