import { changedBill } from '../../../bill/changedBill.ts'
import { isHighTip } from '../../../bill/tip.ts'
import type { CheckoutRules, CheckoutStep } from '../checkout.ts'
import { ticketFailure } from '../../check/ticketFailure.ts'
import type { PaymentRequest } from '../request.ts'
import { type Paying, backAtPayment, charge, payingOf } from './charging.ts'
import { withChoices } from './choosing.ts'
import { lookUpFirst } from './earlier.ts'

/**
 * The card pays what the manager has seen, so the bill is read again: if it has changed, they agree again. A typed amount cannot
 * change.
 */
function check(paying: Paying, request: PaymentRequest): CheckoutStep {
  const { bill } = paying.visit
  if (bill.by === 'amount') return charge(paying, request)
  return [
    { status: 'checking', ...payingOf(paying), request },
    { type: 'readTicket', number: bill.number },
  ]
}

export const payment: CheckoutRules['payment'] = {
  // A problem of the last attempt stays until it is closed, or until the next one.
  chosen: (state, { choices }) => [{ ...state, visit: withChoices(state.visit, choices) }],
  problemClosed: (state) => [{ ...state, problem: null }],
  back: ({ visit, ticket }) => [{ status: 'bill', visit, ticket, explaining: false }],
  paySubmitted: (state, { request, unresolved: [first, ...rest] }) => {
    // The card that the manager has seen. If it is removed meanwhile, no other takes its place.
    const seen = { ...payingOf(state), visit: withChoices(state.visit, { cardId: request.cardId }) }
    // Another tab pays the same bill.
    if (first) return lookUpFirst([first, ...rest], { ...seen.visit, step: 'payment', sent: null })
    const { tip, breakdown } = request.agreed
    if (tip !== state.confirmedTip && isHighTip(tip, breakdown.paying)) return [{ status: 'confirmingTip', ...seen, request }]
    return check(seen, request)
  },
}

export const confirmingTip: CheckoutRules['confirmingTip'] = {
  tipConfirmed: (state) => check({ ...state, confirmedTip: state.request.agreed.tip }, state.request),
  tipChangeChosen: ({ visit, ticket }) => [{ status: 'bill', visit, ticket, explaining: false }],
  back: (state) => backAtPayment(state, null),
}

export const checking: CheckoutRules['checking'] = {
  readTicketAnswered: (state, { answer }) => {
    if (!answer.ok) return backAtPayment(state, ticketFailure(answer.failure))
    const { visit, ticket, request } = state
    const change = changedBill(ticket, answer.value)
    if (change === null) return charge(state, request)
    return change.kind === 'paid'
      ? [{ status: 'nothingDue', visit }]
      : [{ status: 'billChanged', visit, ticket: answer.value, before: ticket.due }]
  },
}

export const billChanged: CheckoutRules['billChanged'] = {
  changeAgreed: ({ visit, ticket }) => [{ status: 'payment', visit, ticket, problem: null, confirmedTip: null }],
  back: ({ visit, ticket }) => [{ status: 'bill', visit, ticket, explaining: false }],
}
