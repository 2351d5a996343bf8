import * as z from 'zod/mini'
import { subtract } from '../../bill/sums/arithmetic.ts'
import { type Agreement, linesOf } from '../../payment/agreement.ts'
import type { Recorded, Uncharged } from '../../payment/attempt/attempt.ts'
import type { Paying } from '../../payment/attempt/gate.ts'
import type { PaymentRules } from '../../payment/attempt/payment.ts'
import type { PaymentControl, Surface } from '../../payment/attempt/withPayment.ts'
import { things } from '../../payment/thing.ts'
import { type EventsNamed, type StateWith as S, notSaved, transitionBy } from '../../shared/flow/flow.ts'
import type { Cents, Money } from '../../shared/money/money.ts'
import type { RefundReceipt } from './api.ts'
import { type AskedRefund, type RefundRequest, validateRefund } from './refund.ts'
import { type MadeRefund, type RefundNotice, refusedNotice, sureQuestion } from './refundTexts.ts'

// A refund is a payment that charges no card.

/** The recorded terms of a refund, besides its agreement. */
export const refundTerms = z.object({ modifyTip: z.boolean() })

export type RefundPayment = {
  what: Agreement & { readonly terms: z.output<typeof refundTerms> }
  details: AskedRefund
  receipt: RefundReceipt
  reason: RefundNotice
}

/** The agreement on a refund. The sum that is left is due, so that a refund which the list does not show yet is asked about. */
export function refundOf({ transactionId, currency, request: { amount, modifyTip }, left }: AskedRefund): RefundPayment['what'] {
  const { bill, tips, grandTotal: due } = left
  const rest = subtract(due, amount)
  return {
    thing: things.refund(transactionId),
    at: [transactionId],
    name: null,
    amount,
    currency,
    pays: linesOf({ bill, tips }),
    gets: [],
    due,
    rest: { ofPayer: rest, ofBill: rest },
    consent: null,
    terms: { modifyTip },
  }
}

/** The refund that a press makes in a state of the page. */
export function refundToPay(state: RefundState | null): Paying<RefundPayment> | null {
  const asked = state?.status === 'open' ? state.asked : null
  if (asked === null) return null
  const { request, left, currency } = asked
  const tried = validateRefund(request.amount, left, request.modifyTip, currency)
  if (tried.kind === 'invalid') return { blocked: tried.message, sum: null }
  return { what: refundOf(asked), details: asked, asks: [sureQuestion(asked)] }
}

const notMade = (why: Uncharged, { amount, currency }: Money): RefundNotice =>
  why.outcome === 'refused' ? refusedNotice(why.refusal) : { kind: 'notMade', amount, currency }

/** A refund of this payment is this page's, whichever visit has sent it. It is not declined, and no bank is asked. */
export const refundRules = (transactionId: string): PaymentRules<RefundPayment> => ({
  pays: () => things.refund(transactionId),
  notPaid: (why, request) => request && notMade(why, request.what),
  earlierNotPaid: notMade,
  // The manager need not decide: the refund is asked for again.
  closesUnarrived: true,
})

/** `shown`: the key of the refund that the page shows as made. */
export type RefundState =
  | S<'open', { asked: AskedRefund | null; notice: RefundNotice | null; shown: string | null }>
  /** Refunded on this page, which shows that. `left`: the rest that can be refunded, also before the list shows it. */
  | S<'refunded', { made: MadeRefund; left: Cents | null; shown: string }>

type Paid = { readonly receipt: RefundReceipt; readonly attempt: Recorded<RefundPayment['what']>; readonly isEarlier: boolean }

export type RefundEvent = EventsNamed<{ asked: { refund: AskedRefund }; begun: unknown; paid: Paid; notPaid: { notice: RefundNotice } }>

const open = { status: 'open', asked: null, notice: null, shown: null } as const

/** Where an earlier refund was made, the page says so beside the form, for the next one. */
function refunded({ receipt: { charged, isPending }, attempt, isEarlier }: Paid) {
  const { amount: asked, currency, due, key: shown } = attempt
  const made = { amount: charged ?? asked, asked, currency, isPending }
  if (isEarlier) return [{ ...open, notice: { kind: 'made', ...made }, shown }, { type: 'startNextPayment' }] as const
  return [{ status: 'refunded', made, left: due === null ? null : subtract(due, made.amount), shown }] as const
}

/** The steps of the page of a refund. */
export const refundSurface: Surface<RefundState, RefundEvent, PaymentControl, RefundPayment> = {
  begin: () => [open],
  transition: transitionBy<RefundState, RefundEvent | { readonly type: 'reloaded' }, PaymentControl>({
    open: {
      asked: (state, { refund: asked }) => [{ ...state, asked }],
      begun: (state) => [{ ...state, notice: null }],
      paid: (_, paid) => refunded(paid),
      notPaid: (state, { notice }) => [{ ...state, notice }],
    },
    refunded: {},
  }),
  saved: notSaved,
  onPaid: (paid) => ({ type: 'paid', ...paid }),
  onNotPaid: (notice) => ({ type: 'notPaid', notice }),
  onBegun: { type: 'begun' },
  shows: ({ shown }, { key }) => shown === key,
}

/** The values that the form had when the manager was asked; null before that. */
export const getTyped = (state: RefundState | null): RefundRequest | null =>
  state?.status === 'open' ? (state.asked?.request ?? null) : null
