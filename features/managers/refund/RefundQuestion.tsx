import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { RefundEvent, RefundState } from './refundFlow.ts'
import { refundLabel, sureText } from './refundQuestions.ts'

type Props = { guestName: string; state: RefundState; send: (event: RefundEvent) => void; onConfirm: () => void }

/** Asks the manager before a refund, and shows its progress. */
export function RefundQuestion({ guestName, state, send, onConfirm }: Props) {
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
