import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { Asked } from '../../payment/screens/PaymentForm.tsx'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import type { Breakdown } from '../breakdown.ts'

type Props = Asked & {
  tip: Cents
  breakdown: Pick<Breakdown, 'paying' | 'charged'>
  /** The same as on the button that pays. */
  payLabel: string
  /** Whose card it is: a manager pays for a guest. */
  payer: 'guest' | 'manager'
}

/** Asks about a high tip before it is paid (MGR-18). */
export const HighTipQuestion = ({ tip, breakdown: { paying, charged }, payLabel, payer, ...asked }: Props) => (
  <ConfirmDialog
    {...asked}
    title={`Is a tip of ${formatMoney(tip)} right?`}
    text={`That is a high tip for ${formatMoney(paying)}. ${payer === 'manager' ? 'Please ask the guest. The' : 'Your'} card is charged ${formatMoney(charged)} in all.`}
    confirmLabel={payLabel}
    cancelLabel="Change the tip"
  />
)
