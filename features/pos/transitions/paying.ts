import { settledTotals } from '../../bill/breakdown.ts'
import { formatMoneyShort } from '../../shared/money/money.ts'
import type { NotPaid, OrderLink, PosReceipt, PosRules, PosStep, RecordedPayment, Stage, StateOf, Visit } from '../pos.ts'
import { totalsOf } from '../toPay.ts'
import { expired, goBackToOrder, keepOf, load } from './opening.ts'

/** Milliseconds for which the diner sees that it worked, before they are sent back. */
const afterSuccess = 3_000
/** Milliseconds before the page offers the way back as a button. */
const beforeOffer = 6_000
/** Milliseconds for which the diner reads that their bill is paid. */
const afterAlreadyPaid = 3_000

/** A bill was paid. Whether the till knows decides what the diner sees. */
export function billPaid(link: OrderLink, attempt: RecordedPayment, receipt: PosReceipt): PosStep {
  const { at, reference, returnUrl } = receipt
  const paid = { check: attempt.ticket, ...settledTotals(totalsOf(attempt), receipt.charged), at, reference, returnUrl }
  if (!receipt.posInformed) return [{ status: 'tillNotInformed', link, paid }]
  return [
    { status: 'success', link, paid, canReturn: false },
    { type: 'wait', ms: afterSuccess, then: { type: 'returnDue' } },
    { type: 'wait', ms: beforeOffer, then: { type: 'returnOffered' } },
  ]
}

/** The purchase changes the balance, so the venue is read again. */
export function creditBought(visit: Visit, { optionId }: RecordedPayment): PosStep {
  const bought = visit.venue.creditOptions.find(({ id }) => id === optionId)
  const choices = { ...visit.choices, creditOptionId: null }
  const notice = bought ? `${formatMoneyShort(bought.get)} of credit is yours. It pays on this bill first.` : null
  return load({ link: visit.link, keep: keepOf({ choices }, choices.hasTipped ? 'review' : null), notice })
}

const notTaken = 'Your payment was not taken after all, and nothing was charged. Please pay again.'

/** Nothing was paid, and the diner is led elsewhere. */
export function notPaid({ status, visit }: StateOf<Stage>, { because }: { readonly because: NotPaid }): PosStep {
  const { link } = visit
  switch (because.kind) {
    case 'changed':
      return [{ status: 'review', visit: because.visit, change: because.change, notice: null }]
    case 'alreadyPaid':
      return [
        { status: 'alreadyPaid', link },
        { type: 'wait', ms: afterAlreadyPaid, then: { type: 'returnDue' } },
      ]
    case 'sessionEnded':
      return expired(link, keepOf(visit, status))
    case 'failed':
      return [{ status: 'failed', visit, message: because.message }]
    case 'takenBack':
      return load({ link, keep: keepOf(visit, status), notice: notTaken })
  }
}

export const tillNotInformed: PosRules['tillNotInformed'] = { notPaid: ({ link }) => load({ link, keep: null, notice: notTaken }) }

export const alreadyPaid: PosRules['alreadyPaid'] = { returnDue: (state) => goBackToOrder(state.link, state) }

export const success: PosRules['success'] = {
  returnDue: (state) => {
    const href = state.paid.returnUrl ?? state.link.returnUrl
    return href === null ? [state] : [state, { type: 'leave', href }]
  },
  returnOffered: (state) => [{ ...state, canReturn: true }],
}
