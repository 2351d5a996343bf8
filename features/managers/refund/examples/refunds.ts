import { cents } from '../../../shared/money/money.ts'
import { type RefundState, toRecord } from '../refundFlow.ts'
import type { AskedRefund } from '../refund.ts'
import { getQuestions, sureQuestion } from '../refundTexts.ts'

const amount = cents(30_00)
const left = { bill: cents(103_68), tips: cents(19_20), grandTotal: cents(122_88) }
const request = { reason: 'food_or_service', amount, notes: '', modifyTip: false }
/** $30.00 of a payment of $103.68 with a tip of $19.20. */
export const askedRefund: AskedRefund = { transactionId: '700-0', guestName: 'Ada Moreau', currency: 'USD', request, left }

const unknown = {
  status: 'unknown',
  attempt: { ...toRecord(askedRefund), key: 'key-1' },
  isEarlier: false,
  refusal: null,
  typed: request,
} as const
const asking = { status: 'asking', refund: askedRefund, notice: null, question: sureQuestion(askedRefund), confirmed: [] } as const
export const madeBefore = {
  mark: 'mark',
  again: 'asked',
  seen: { charged: amount, currency: 'USD', at: Date.parse('2026-11-20T18:30:00Z') },
} as const
const [again, unrecorded] = getQuestions(askedRefund, madeBefore, false)
if (!again || !unrecorded) throw new Error('The device has two questions.')

export const refundStates = {
  open: { status: 'open', typed: null, notice: null },
  asking,
  askingAgain: { ...asking, question: again, confirmed: ['sure'] },
  askingUnrecorded: { ...asking, question: unrecorded, confirmed: ['sure'] },
  sending: { status: 'sending', refund: askedRefund, key: 'key-1' },
  unknown: { ...unknown, lookUp: 'asking' },
  unknownUnreachable: { ...unknown, lookUp: 'unreachable' },
  unknownNoFinalAnswer: { ...unknown, lookUp: 'noFinalAnswer' },
  /** The server has refunded less than was asked. */
  refundedLess: {
    status: 'refunded',
    made: { amount: cents(20_00), asked: amount, currency: 'USD', isPending: false },
    left: cents(102_88),
  },
  refunded: { status: 'refunded', made: { amount, asked: amount, currency: 'USD', isPending: false }, left: cents(92_88) },
} as const satisfies Readonly<Record<string, RefundState>>
