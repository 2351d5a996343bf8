import type { Question } from '../payment/gate.ts'
import { type Cents, formatMoney } from '../shared/money/money.ts'
import type { Breakdown } from './breakdown.ts'
import { isHighTip } from './tip.ts'

type Given = {
  readonly tip: Cents
  readonly breakdown: Pick<Breakdown, 'paying' | 'charged'>
  /** The same as on the button that pays. */
  readonly payLabel: string
  /** Whose card it is: a manager pays for a guest. */
  readonly payer: 'guest' | 'manager'
}

/** The question about a high tip, which comes before it is paid (MGR-18); none about another tip. */
export const highTipQuestions = ({ tip, breakdown: { paying, charged }, payLabel, payer }: Given): readonly Question[] =>
  isHighTip(tip, paying)
    ? [
        {
          id: JSON.stringify(['tip', tip, paying, charged]),
          about: 'tip',
          title: `Is a tip of ${formatMoney(tip)} right?`,
          text: `That is a high tip for ${formatMoney(paying)}. ${payer === 'manager' ? 'Please ask the guest. The' : 'Your'} card is charged ${formatMoney(charged)} in all.`,
          confirmLabel: payLabel,
          cancelLabel: 'Change the tip',
        },
      ]
    : []
