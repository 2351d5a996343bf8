import type { Question } from '../../payment/gate/gate.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import { type Breakdown, payLabelFromTotals } from '../sums/breakdown.ts'
import { isHighTip } from '../tipping/tip.ts'
import type { Ticket } from '../ticket.ts'

type Given = {
  readonly bill: Pick<Ticket, 'due' | 'total'>
  readonly tip: Cents
  readonly breakdown: Breakdown
  /** The person at the page: a manager pays with a guest's card. */
  readonly payer: 'guest' | 'manager'
}

const ofTip = ({ tip, breakdown, payer }: Given): Question => ({
  id: JSON.stringify(['tip', tip, breakdown.paying, breakdown.charged]),
  about: 'tip',
  title: `Is a tip of ${formatMoney(tip)} right?`,
  text: `That is a high tip for ${formatMoney(breakdown.paying)}. ${payer === 'manager' ? 'Please ask the guest. The' : 'Your'} card is charged ${formatMoney(breakdown.charged)} in all.`,
  confirmLabel: payLabelFromTotals(breakdown),
  cancelLabel: 'Change the tip',
})

const ofBill = ({ bill: { due, total }, breakdown, payer }: Given): Question => ({
  id: JSON.stringify(['bill', due, total, breakdown.paying, breakdown.charged]),
  about: 'bill',
  title: `Is ${formatMoney(due)} right for this bill?`,
  text: `Its lines come to ${formatMoney(total)}, and the restaurant asks for ${formatMoney(due)}. ${payer === 'manager' ? 'Please look at the check in the till first.' : 'Please ask your server before you pay.'}`,
  confirmLabel: payLabelFromTotals(breakdown),
  cancelLabel: 'Do not pay',
})

/** The question about a bill that has risen since the payer opened it: their press may be meant for the sum before. */
export const ofRise = (before: Pick<Ticket, 'due'>, { due }: Pick<Ticket, 'due'>, breakdown: Breakdown): readonly Question[] =>
  due <= before.due
    ? []
    : [
        {
          id: JSON.stringify(['rise', due, breakdown.charged]),
          about: 'bill',
          title: `Your bill is ${formatMoney(due)} now`,
          text: `It was ${formatMoney(before.due)} when you opened it. Your card is charged ${formatMoney(breakdown.charged)} in all.`,
          confirmLabel: payLabelFromTotals(breakdown),
          cancelLabel: 'Do not pay',
        },
      ]

/** The questions about a bill before it is paid: more is due than its total, or its tip is high (MGR-18). */
export const getQuestions = (given: Given): readonly Question[] => [
  ...(given.bill.due > given.bill.total ? [ofBill(given)] : []),
  ...(isHighTip(given.tip, given.breakdown.paying) ? [ofTip(given)] : []),
]
