import { SegmentedBar } from '../../../ui/SegmentedBar/SegmentedBar.tsx'
import { type Refundable, refundedParts } from '../../bill/refunding/refund.ts'
import { smaller } from '../../bill/sums/share.ts'
import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'

type Props = {
  currency: Currency
  left: Refundable
  /** The amount in the form. */
  amount: Cents
  modifyTip: boolean
}

/** Shows the rest of the bill and of the tip as one bar, and the part of each that the typed amount takes. */
export function LeftToRefund({ currency, left, amount, modifyTip }: Props) {
  const chosen = refundedParts(smaller(amount, left.grandTotal), left, modifyTip)
  const part = (label: string, tone: 'accent' | 'strong', value: Cents, chosen: Cents) => {
    const taken = smaller(chosen, value)
    const whole = formatMoney(value, currency)
    const text = amount === 0 ? whole : `${formatMoney(taken, currency)} of ${whole}`
    return { label, value, text, tone, taken: value === 0 ? 0 : taken / value }
  }
  return (
    <SegmentedBar
      label="Left to refund"
      segments={[part('Bill', 'accent', left.bill, chosen.bill), part('Tip', 'strong', left.tips, chosen.tip)]}
    />
  )
}
