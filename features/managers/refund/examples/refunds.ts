import { cents } from '../../../shared/money/money.ts'
import { type PaidBefore, type Question, askedAgain, askedUnrecorded } from '../../../payment/attempt/gate.ts'
import { paymentExamples } from '../../../payment/examples.ts'
import type { AskedRefund } from '../refund.ts'
import { type RefundPayment, type RefundState, refundOf, refundToPay } from '../refundPayment.ts'

const amount = cents(30_00)
const left = { bill: cents(103_68), tips: cents(19_20), grandTotal: cents(122_88) }
const request = { reason: 'food_or_service', amount, notes: '', modifyTip: false }
/** $30.00 of a payment of $103.68 with a tip of $19.20. */
export const askedRefund: AskedRefund = { transactionId: '700-0', guestName: 'Ada Moreau', currency: 'USD', request, left }

const open = { status: 'open', asked: null, notice: null, shown: null } as const
const asked = { ...open, asked: askedRefund }

/** The page of a refund. */
export const refundStates = {
  open,
  asked,
  refused: { ...asked, notice: { kind: 'refused', message: 'Failed to process refund' } },
} as const satisfies Readonly<Record<string, RefundState>>

export const madeBefore: PaidBefore = {
  mark: 'mark',
  again: 'asked',
  seen: { charged: amount, currency: 'USD', at: Date.parse('2026-11-20T18:30:00Z') },
}

/** Every question before a refund, on a device that has made one and can keep no record. */
export function refundQuestions(): readonly Question[] {
  const paying = refundToPay(asked)
  if (paying === null || 'blocked' in paying) throw new Error('Nothing can be refunded.')
  const asking = askedUnrecorded<RefundPayment>(askedAgain<RefundPayment>(paying, madeBefore), false)
  return 'asks' in asking ? asking.asks : []
}

const [again, sure, unrecorded] = refundQuestions()
if (!again || !sure || !unrecorded) throw new Error('There are three questions.')
const asking = { status: 'asking', amount, card: null, question: sure, by: { kind: 'noCard' }, confirmed: [] } as const

/** Its attempt. */
export const refundAttempts = {
  ...paymentExamples<RefundPayment>({
    what: refundOf(askedRefund),
    details: askedRefund,
    receipt: { charged: null, isPending: false },
    card: { kind: 'noCard' },
  }),
  asking,
  askingAgain: { ...asking, question: again },
  askingUnrecorded: { ...asking, question: unrecorded },
}
