import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SegmentedBar } from '../../../ui/SegmentedBar/SegmentedBar.tsx'
import { type Refundable, refundedParts } from '../../bill/refunding/refund.ts'
import { smaller } from '../../bill/sums/share.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'

type Props = {
  left: Refundable
  /** The amount in the form. */
  amount: Cents
  modifyTip: boolean
}

/** Shows the rest of the bill and of the tip as one bar, filled by what is being refunded. */
export function LeftToRefund({ left, amount, modifyTip }: Props) {
  const chosen = refundedParts(smaller(amount, left.grandTotal), left, modifyTip)
  const part = (label: string, tone: 'accent' | 'strong', value: Cents, chosen: Cents) => ({
    label,
    value,
    text: formatMoney(value),
    tone,
    filled: value === 0 ? 0 : smaller(chosen, value) / value,
  })
  return (
    <Section title="Left to refund" action={<Amount size="lg">{formatMoney(left.grandTotal)}</Amount>}>
      <SegmentedBar
        label="Left to refund"
        segments={[part('Bill', 'accent', left.bill, chosen.bill), part('Tip', 'strong', left.tips, chosen.tip)]}
      />
    </Section>
  )
}
