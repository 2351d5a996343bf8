import type { Question } from '../../payment/gate/gate.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import { type Breakdown, payLabelFromTotals } from '../sums/breakdown.ts'
import { isHighTip } from '../tipping/tip.ts'
import type { Ticket } from '../ticket.ts'
import { changedBill } from './changedBill.ts'

type Given = {
  readonly bill: Pick<Ticket, 'currency' | 'due' | 'total'>
  readonly tip: Cents
  readonly breakdown: Breakdown
  /** The person at the page: a manager pays with a guest's card. */
  readonly payer: 'guest' | 'manager'
}

/** Another sum, or other words, are asked about again. */
const ask = (question: Omit<Question, 'id' | 'confirmLabel'>, breakdown: Breakdown, { currency }: Pick<Ticket, 'currency'>): Question => ({
  ...question,
  id: JSON.stringify([question.title, question.text, breakdown.paying, breakdown.charged]),
  confirmLabel: payLabelFromTotals(breakdown, currency),
})

const ofTip = ({ bill, tip, breakdown, payer }: Given): Question =>
  ask(
    {
      about: 'tip',
      title: `Is a tip of ${formatMoney(tip, bill.currency)} right?`,
      text: `That is a high tip for ${formatMoney(breakdown.paying, bill.currency)}. ${payer === 'manager' ? 'Please ask the guest. The' : 'Your'} card is charged ${formatMoney(breakdown.charged, bill.currency)} in all.`,
      cancelLabel: 'Change the tip',
    },
    breakdown,
    bill,
  )

const doNotPay = { about: 'bill', cancelLabel: 'Do not pay' } as const

const ofBill = ({ bill, breakdown, payer }: Given): Question =>
  ask(
    {
      ...doNotPay,
      title: `Is ${formatMoney(bill.due, bill.currency)} right for this bill?`,
      text: `Its lines come to ${formatMoney(bill.total, bill.currency)}, and the restaurant asks for ${formatMoney(bill.due, bill.currency)}. ${payer === 'manager' ? 'Please look at the check in the till first.' : 'Please ask your server before you pay.'}`,
    },
    breakdown,
    bill,
  )

/** The question about a bill that has risen since the payer opened it: their press may be meant for the sum before. */
export function ofRise(before: Pick<Ticket, 'due'>, bill: Pick<Ticket, 'currency' | 'due'>, breakdown: Breakdown): readonly Question[] {
  const change = changedBill(before, bill)
  if (change?.kind !== 'more') return []
  return [ask({ ...doNotPay, title: `Your bill is ${formatMoney(bill.due, bill.currency)} now`, text: change.message }, breakdown, bill)]
}

/** The questions about a bill before it is paid: more is due than its total, or its tip is high (MGR-18). */
export const getQuestions = (given: Given): readonly Question[] => [
  ...(given.bill.due > given.bill.total ? [ofBill(given)] : []),
  ...(isHighTip(given.tip, given.breakdown.paying) ? [ofTip(given)] : []),
]
