import { Alert } from '../../../ui/Alert/Alert.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import { type RefundNotice, refundedText } from './refundNotice.ts'

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
