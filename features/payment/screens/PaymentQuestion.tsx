import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { PaymentTypes } from '../attempt/attempt.ts'
import type { Question } from '../attempt/gate.ts'
import type { RunningPayment } from '../attempt/running.ts'

type Props<P extends PaymentTypes> = {
  payment: Pick<RunningPayment<P>, 'state' | 'onAnswer'>
  /** The payer wants to change what is asked about. */
  onDeclined?: ((about: Question['about']) => void) | undefined
}

/** Shows the question that the payer must confirm before a payment, for every way to pay. */
export function PaymentQuestion<P extends PaymentTypes>({ payment: { state, onAnswer }, onDeclined }: Props<P>) {
  if (state.status !== 'asking') return null
  const { question, by } = state
  const { about, title, text, confirmLabel, cancelLabel } = question
  return (
    <ConfirmDialog
      open
      title={title}
      text={text}
      // A sheet opens for a press on its own button.
      confirmLabel={by.kind === 'wallet' ? 'Yes, then press your wallet' : confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => onAnswer(true)}
      onCancel={() => {
        onAnswer(false)
        onDeclined?.(about)
      }}
    />
  )
}
