import * as z from 'zod/mini'
import { settledTotals } from '../../bill/sums/breakdown.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import { centsSchema, formatMoneyShort } from '../../shared/money/money.ts'
import { otherChargeText } from '../../payment/otherChargeText.ts'
import type { NotPaid, PosReceipt, PosStep, RecordedPayment, RulesOf, StateOf } from '../pos.ts'
import type { OrderLink, Stage, Visit } from '../visit.ts'
import { totalsOf } from '../toPay.ts'
import { expired, goBackToOrder, load } from './opening.ts'

/** Milliseconds since 1970 that `Date` can show. */
const time = z.number().check(z.refine((ms) => !Number.isNaN(new Date(ms).getTime()), 'Not a time'))

/** A payment as the diner sees it at last. */
export const paid = z.object({
  check: z.string(),
  charged: centsSchema,
  /** What the card was to be charged. An earlier build did not save it. */
  agreed: z.optional(centsSchema),
  grandTotal: centsSchema,
  at: time,
  reference: z.nullable(z.string()),
  returnUrl: z.nullable(z.string()),
  restaurant: z.optional(z.string()),
  timeZone: z.optional(z.string()),
})
export type Paid = Readonly<z.output<typeof paid>>

/** Nothing can be paid any more. */
export type EndingState =
  | S<'success', { link: OrderLink; paid: Paid; canReturn: boolean }>
  /** The payment went through, and the restaurant's till was not informed. */
  | S<'tillNotInformed', { link: OrderLink; paid: Paid }>
  /** `returning`: nothing was due. Without a return address the page ends. */
  | S<'alreadyPaid' | 'returning', { link: OrderLink }>

/** Milliseconds for which the diner sees that it worked, before they are sent back. */
const afterSuccess = 3_000
/** Milliseconds before the page offers the way back as a button. */
const beforeOffer = 6_000
/** Milliseconds for which the diner reads that their bill is paid. */
const afterAlreadyPaid = 3_000

/** A bill was paid. Whether the till knows decides what the diner sees. */
export function billPaid(link: OrderLink, attempt: RecordedPayment, receipt: PosReceipt): PosStep {
  const { at, reference, returnUrl } = receipt
  const { ticket: check, restaurant, timeZone } = attempt
  const agreed = totalsOf(attempt)
  const made = { check, ...settledTotals(agreed, receipt.charged), agreed: agreed.charged, at, reference, returnUrl, restaurant, timeZone }
  if (!receipt.posInformed) return [{ status: 'tillNotInformed', link, paid: made }]
  // The diner reads that they were charged something else before they leave.
  if (made.charged !== agreed.charged) return [{ status: 'success', link, paid: made, canReturn: true }]
  return [
    { status: 'success', link, paid: made, canReturn: false },
    { type: 'wait', ms: afterSuccess, then: { type: 'returnDue' } },
    { type: 'wait', ms: beforeOffer, then: { type: 'returnOffered' } },
  ]
}

/** The purchase changes the balance, so the venue is read again. */
export function creditBought(visit: Visit, { optionId, amount }: RecordedPayment, { charged }: PosReceipt): PosStep {
  const bought = visit.venue.creditOptions.find(({ id }) => id === optionId)
  const choices = { ...visit.choices, creditOptionId: null }
  const sentences = [
    ...(bought ? [`${formatMoneyShort(bought.get)} of credit is yours. It pays on this bill first.`] : []),
    ...(charged === null || charged === amount ? [] : [otherChargeText(charged, amount)]),
  ]
  const notice = sentences.join(' ') || null
  return load({ link: visit.link, restored: { choices, stage: choices.hasTipped ? 'review' : null }, notice })
}

const notTaken = 'Your payment didn’t go through after all, and nothing was charged. Please pay again.'

/** Nothing was paid, and the diner is led elsewhere. */
export function notPaid({ status, visit }: StateOf<Stage>, { because }: { readonly because: NotPaid }): PosStep {
  const { link, choices } = visit
  switch (because.kind) {
    case 'changed':
      return [{ status: 'review', visit: because.visit, change: because.change, notice: null }]
    case 'alreadyPaid':
      return [
        { status: 'alreadyPaid', link },
        { type: 'wait', ms: afterAlreadyPaid, then: { type: 'returnDue' } },
      ]
    case 'sessionEnded':
      return expired(link, { choices, stage: status })
    case 'failed':
      return [{ status: 'failed', visit, message: because.message }]
    case 'takenBack':
      return load({ link, restored: { choices, stage: status }, notice: notTaken })
  }
}

export const endingRules: RulesOf<EndingState> = {
  success: {
    returnDue: (state) => {
      const href = state.paid.returnUrl ?? state.link.returnUrl
      return href === null ? [state] : [state, { type: 'leave', href }]
    },
    returnOffered: (state) => [{ ...state, canReturn: true }],
  },
  tillNotInformed: {
    notPaid: ({ link }) => load({ link, restored: null, notice: notTaken }),
    anotherBillChosen: ({ link }) => load({ link, restored: null, notice: null }),
  },
  alreadyPaid: { returnDue: (state) => goBackToOrder(state.link, state) },
  returning: {},
}
