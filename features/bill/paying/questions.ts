import type { Question } from '../../payment/gate/gate.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import { type Breakdown, payLabelFromTotals } from '../sums/breakdown.ts'
import { isHighTip } from '../tipping/tip.ts'
import type { Ticket } from '../ticket.ts'
import { changedBill } from './changedBill.ts'

type Given = {
  readonly bill: Pick<Ticket, 'due' | 'total'>
  readonly tip: Cents
  readonly breakdown: Breakdown
  /** The person at the page: a manager pays with a guest's card. */
  readonly payer: 'guest' | 'manager'
}

/** Another sum, or other words, are asked about again. */
const ask = (question: Omit<Question, 'id' | 'confirmLabel'>, breakdown: Breakdown): Question => ({
  ...question,
  id: JSON.stringify([question.title, question.text, breakdown.paying, breakdown.charged]),
  confirmLabel: payLabelFromTotals(breakdown),
})

const ofTip = ({ tip, breakdown, payer }: Given): Question =>
  ask(
    {
      about: 'tip',
      title: `Is a tip of ${formatMoney(tip)} right?`,
      text: `That is a high tip for ${formatMoney(breakdown.paying)}. ${payer === 'manager' ? 'Please ask the guest. The' : 'Your'} card is charged ${formatMoney(breakdown.charged)} in all.`,
      cancelLabel: 'Change the tip',
    },
    breakdown,
  )

const doNotPay = { about: 'bill', cancelLabel: 'Do not pay' } as const

const ofBill = ({ bill: { due, total }, breakdown, payer }: Given): Question =>
  ask(
    {
      ...doNotPay,
      title: `Is ${formatMoney(due)} right for this bill?`,
      text: `Its lines come to ${formatMoney(total)}, and the restaurant asks for ${formatMoney(due)}. ${payer === 'manager' ? 'Please look at the check in the till first.' : 'Please ask your server before you pay.'}`,
    },
    breakdown,
  )

/** The question about a bill that has risen since the payer opened it: their press may be meant for the sum before. */
export function ofRise(before: Pick<Ticket, 'due'>, bill: Pick<Ticket, 'due'>, breakdown: Breakdown): readonly Question[] {
  const change = changedBill(before, bill)
  if (change?.kind !== 'more') return []
  return [ask({ ...doNotPay, title: `Your bill is ${formatMoney(bill.due)} now`, text: change.message }, breakdown)]
}

/** The questions about a bill before it is paid: more is due than its total, or its tip is high (MGR-18). */
export const getQuestions = (given: Given): readonly Question[] => [
  ...(given.bill.due > given.bill.total ? [ofBill(given)] : []),
  ...(isHighTip(given.tip, given.breakdown.paying) ? [ofTip(given)] : []),
]
