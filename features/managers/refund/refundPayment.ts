import * as z from 'zod/mini'
import { subtract } from '../../bill/sums/arithmetic.ts'
import { type Agreement, linesOf } from '../../payment/agreement.ts'
import type { Recorded, Uncharged } from '../../payment/attempt/attempt.ts'
import type { Paying } from '../../payment/attempt/gate.ts'
import type { PaymentRules } from '../../payment/attempt/payment.ts'
import type { PaymentControl, Surface } from '../../payment/attempt/withPayment.ts'
import { things } from '../../payment/thing.ts'
import { type EventsNamed, type StateWith as S, notSaved, transitionBy } from '../../shared/flow/flow.ts'
import type { Money } from '../../shared/money/money.ts'
import type { RefundReceipt } from './api.ts'
import { type AskedRefund, validateRefund } from './refund.ts'
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
  const asked = state?.asked ?? null
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

/** `asked`: the refund that the manager has asked for last, also once it was made. `shown`: the key of the one that the page shows as made. */
export type RefundState = S<'open', { asked: AskedRefund | null; notice: RefundNotice | null; shown: string | null }>

type Paid = { readonly receipt: RefundReceipt; readonly attempt: Recorded<RefundPayment['what']> }

export type RefundEvent = EventsNamed<{
  asked: { refund: AskedRefund }
  said: { notice: RefundNotice | null }
  /** Another refund of the same payment begins. */
  moreAsked: unknown
  paid: Paid & { isEarlier: boolean }
}>

export const madeRefund = ({ receipt: { charged, isPending }, attempt: { amount: asked, currency } }: Paid): MadeRefund => ({
  amount: charged ?? asked,
  asked,
  currency,
  isPending,
})

const open = { status: 'open', asked: null, notice: null, shown: null } as const

/** The steps of the page of a refund. */
export const refundSurface: Surface<RefundState, RefundEvent, PaymentControl, RefundPayment> = {
  begin: () => [open],
  transition: transitionBy<RefundState, RefundEvent | { readonly type: 'reloaded' }, PaymentControl>({
    open: {
      asked: (state, { refund: asked }) => [{ ...state, asked }],
      said: (state, { notice }) => [{ ...state, notice }],
      moreAsked: () => [open, { type: 'startNextPayment' }],
      // An earlier one is said beside the form, for the next one.
      paid: (state, { isEarlier, ...paid }) =>
        isEarlier
          ? [{ ...open, notice: { kind: 'made', ...madeRefund(paid) }, shown: paid.attempt.key }, { type: 'startNextPayment' }]
          : [{ ...state, shown: paid.attempt.key }],
    },
  }),
  saved: notSaved,
  onPaid: (paid) => ({ type: 'paid', ...paid }),
  onNotPaid: (notice) => ({ type: 'said', notice }),
  onBegun: { type: 'said', notice: null },
  shows: ({ shown }, { key }) => shown === key,
}
