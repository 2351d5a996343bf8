import { settledTotals } from '../../bill/breakdown.ts'
import type { AttemptEvent } from '../../payment/attempt.ts'
import { attemptTransition } from '../../payment/attemptTransition.ts'
import type { Uncharged } from '../../payment/charge.ts'
import { declineMessage } from '../../payment/declines.ts'
import { lookUpEarlier } from '../../payment/earlierAttempts.ts'
import { onEachEvent } from '../../payment/onEachEvent.ts'
import { unchargedProblem } from '../../payment/unchargedProblem.ts'
import { failureLead } from '../../shared/api/failureLead.ts'
import { formatMoneyShort } from '../../shared/money/money.ts'
import type {
  CreditRequest,
  OpenPayment,
  OrderLink,
  PosReceipt,
  PosRequest,
  PosRules,
  PosStep,
  RecordedPayment,
  Stage,
  StateOf,
  Visit,
} from '../pos.ts'
import { recordOf, totalsOf } from '../recorded.ts'
import { sumsOf } from '../sums.ts'
import { atStage, expired, keepOf, load } from './opening.ts'
import { alreadyPaid } from './paying.ts'

/** Milliseconds for which the diner sees that it worked, before they are sent back. */
const afterSuccess = 3_000
/** Milliseconds before the page offers the way back as a button (POS-10). */
const beforeOffer = 6_000

/** A bill was paid. Whether the till knows decides what the diner sees (POS-10, POS-15). */
export function billPaid(link: OrderLink, attempt: RecordedPayment, receipt: PosReceipt): PosStep {
  const { at, reference, returnUrl } = receipt
  const paid = { check: attempt.ticket, ...settledTotals(totalsOf(attempt), receipt.charged), at, reference, returnUrl }
  if (!receipt.isTold) return [{ status: 'tillNotTold', link, paid, attempt, isAsking: false }]
  return [
    { status: 'success', link, paid, canReturn: false },
    { type: 'wait', ms: afterSuccess, then: { type: 'returnDue' } },
    { type: 'wait', ms: beforeOffer, then: { type: 'returnOffered' } },
  ]
}

/** The purchase changes the balance, so the venue is read again (POS-06). */
function creditBought(visit: Visit, { optionId }: CreditRequest): PosStep {
  const bought = visit.venue.creditOptions.find(({ id }) => id === optionId)
  const choices = { ...visit.choices, creditOptionId: null }
  const notice = bought ? `${formatMoneyShort(bought.get)} of credit is yours. It pays on this bill first.` : null
  return load({ link: visit.link, keep: keepOf({ choices }, choices.hasTipped ? 'review' : null), notice })
}

const saysPaid = (message: string | null): boolean => message?.includes('Payment is already done') ?? false

/** Why nothing was charged, in one text; null for the screen's own. */
function reasonOf(because: Uncharged): string | null {
  switch (because.outcome) {
    case 'declined':
      return declineMessage(because.code)
    case 'refused':
      return because.refusal.message
    case 'notConfirmed':
      return failureLead(because.failure)
    case 'givenUp':
    case 'closed':
      return null
  }
}

const stageOf = ({ kind }: PosRequest): Stage => (kind === 'bill' ? 'review' : 'addCredit')

/** Nothing was sent, because another tab of this device pays for the same: its payment comes first (POS-14). */
const lookUpOther = (visit: Visit, stage: Stage, attempts: StateOf<'unresolvedPayment'>['attempts']): PosStep => {
  const [other, ...commands] = lookUpEarlier(attempts)
  return [{ ...other, opening: { link: visit.link, keep: keepOf(visit, stage), notice: null }, isSignedIn: true }, ...commands]
}

/** Where an attempt leads that charged nothing (POS-11). */
function uncharged({ visit, request }: OpenPayment, because: Uncharged): PosStep {
  const stage = stageOf(request)
  if (because.outcome === 'refused' && because.refusal.status === 401) return expired(visit.link, keepOf(visit, stage))
  const problem = unchargedProblem(sumsOf(visit).card, because)
  if (request.kind === 'credit') return [{ status: 'addCredit', visit, problem }]
  if (because.outcome === 'givenUp') return [{ status: 'review', visit, problem, change: null, notice: null }]
  return [{ status: 'failed', visit, message: reasonOf(because) }]
}

const attemptAfter = attemptTransition<PosRequest, PosReceipt, RecordedPayment>()

function follow(payment: OpenPayment, event: AttemptEvent<PosReceipt, RecordedPayment>): PosStep {
  // The server says so whatever the status of its refusal is.
  if ('answer' in event && !event.answer.ok && event.answer.failure.kind === 'refused' && saysPaid(event.answer.failure.message))
    return alreadyPaid(payment.visit)
  const { visit, request } = payment
  const [attempt, ...commands] = attemptAfter(payment, event)
  if (attempt === payment) return [payment, ...commands]
  switch (attempt.status) {
    case 'paid':
      return request.kind === 'bill' ? billPaid(visit.link, recordOf(request), attempt.receipt) : creditBought(visit, request)
    case 'uncharged':
      return uncharged(payment, attempt.because)
    case 'elsewhere':
      return lookUpOther(visit, stageOf(request), attempt.attempts)
    case 'left':
      return [atStage(stageOf(request), visit)]
    case 'paying':
    case 'authenticating':
    case 'paymentUnknown':
      return [{ ...attempt, visit }, ...commands]
  }
}

const rules = onEachEvent(follow)

/** The attempt's own rules, in each of its states. */
export const openPayment: Pick<PosRules, OpenPayment['status']> = { paying: rules, authenticating: rules, paymentUnknown: rules }

const leave = (state: StateOf<'success'>): PosStep => {
  const href = state.paid.returnUrl ?? state.link.returnUrl
  return href === null ? [state] : [state, { type: 'leave', href }]
}

export const success: PosRules['success'] = {
  returnDue: leave,
  returnOffered: (state) => [{ ...state, canReturn: true }],
  // Whoever comes back to this page sees it, and is not sent away again.
  reloaded: (state) => [{ ...state, canReturn: true }],
}
