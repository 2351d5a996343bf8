import { chosenCard, isAtHand } from '../../payment/chosenCard.ts'
import { type MethodToMake, problemOf } from '../../payment/method.ts'
import { failureLead } from '../../shared/api/failureLead.ts'
import { cardsOf } from '../account.ts'
import type { CheckoutRules, CheckoutStep, StateOf } from '../checkout.ts'
import { goneMessages } from '../goneMessages.ts'
import { isFree } from '../total.ts'
import { backAtPayment, charge } from './charging.ts'
import { accountAfter, enterStep, readAgain } from './opening.ts'

/** Asks the payment gateway first. No charge is requested yet. */
const prepare = ({ visit, buyer, method: card }: StateOf<'payment'>, method: MethodToMake, key: string): CheckoutStep => [
  { status: 'preparing', visit: { ...visit, method: card }, buyer, method, key },
  { type: 'makePaymentMethod', method, payer: buyer },
]

export const payment: CheckoutRules['payment'] = {
  methodChosen: (state, { method }) => [{ ...state, visit: { ...state.visit, method }, method, problem: null }],
  cardChanged: (state) => (state.problem?.on === 'card' ? [{ ...state, problem: null }] : [state]),
  paySubmitted: (state, { key }) => {
    const { visit, method } = state
    if (isFree(visit.order)) return charge(state, null, key)
    // The buyer must see the card that is charged.
    if (!isAtHand(method, cardsOf(visit.account))) return [state]
    return method.kind === 'savedCard' ? charge(state, method.id, key) : prepare(state, method, key)
  },
  walletConfirmed: (state, { key }) => prepare(state, { kind: 'wallet' }, key),
  // A saved card cannot be used after its member's token has ended or the member has removed it.
  loadMemberAnswered: (state, { answer }) => {
    const account = answer.ok ? ({ kind: 'member', member: answer.value } as const) : accountAfter(state.visit.account, answer.failure)
    const visit = { ...state.visit, account }
    if (isFree(visit.order) || isAtHand(state.method, cardsOf(account))) return [{ ...state, visit }]
    const method = { kind: 'newCard' } as const
    // An earlier message about the total stays.
    const message = state.problem?.on === 'page' ? `${goneMessages[account.kind]} ${state.problem.message}` : goneMessages[account.kind]
    return [{ ...state, visit: { ...visit, method }, method, problem: { on: 'page', message } }]
  },
  back: ({ visit, method }) => enterStep({ status: 'checkout', visit: { ...visit, method } }),
  reloaded: ({ visit, buyer, method }) => readAgain(visit, { buyer, method }),
}

export const preparing: CheckoutRules['preparing'] = {
  makePaymentMethodAnswered: (state, { answer }) =>
    answer.ok ? charge(state, answer.value.id, state.key) : backAtPayment(state, problemOf(state.method, failureLead(answer.failure))),
  // No charge was requested, and the reload emptied the card's field and closed the wallet's sheet.
  reloaded: ({ visit, buyer }) => readAgain(visit, { buyer, method: chosenCard(visit.method, cardsOf(visit.account)) }),
}

/** The price may have changed, and the new one can be paid. */
export const expired: CheckoutRules['expired'] = { reloaded: ({ visit }) => readAgain(visit) }
