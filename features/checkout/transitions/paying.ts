import { cardsOf, noAccount } from '../account.ts'
import type { CheckoutRules, CheckoutStep, StateOf } from '../checkout.ts'
import type { NotPaid } from '../purchaseToPay.ts'
import { accountAfter, enterStep, readAgain } from './opening.ts'
import { reprice } from './repricing.ts'

const signedOut = 'You are no longer signed in, and nothing was charged. Please pay without an account, or sign in again.'

/** The member's token has ended: they pay as a guest, with a new card. That their own card is gone is said at the card. */
function tokenEnded(state: StateOf<'payment'>, paymentMethodId: string | null): CheckoutStep {
  const { visit } = state
  const cards = cardsOf(visit.account)
  const wasByOwnCard = cards !== 'loading' && cards.some(({ id }) => id === paymentMethodId)
  return [{ ...state, visit: { ...visit, account: noAccount }, notice: wasByOwnCard ? null : signedOut }]
}

function notPaid(state: StateOf<'payment'>, because: NotPaid): CheckoutStep {
  switch (because.kind) {
    case 'expired':
      return [{ status: 'expired', visit: state.visit }]
    case 'tokenEnded':
      return tokenEnded(state, because.paymentMethodId)
    case 'repriced':
      return reprice(state, because)
  }
}

export const payment: CheckoutRules['payment'] = {
  loadMemberAnswered: (state, { answer }) => {
    const { visit } = state
    const account = answer.ok ? ({ kind: 'member', member: answer.value } as const) : accountAfter(visit.account, answer.failure)
    return [{ ...state, visit: { ...visit, account } }]
  },
  paymentBegun: (state) => [state.notice === null ? state : { ...state, notice: null }],
  notPaid: (state, { because }) => notPaid(state, because),
  back: ({ visit }) => enterStep({ status: 'checkout', visit }),
  reloaded: ({ visit, buyer }) => readAgain(visit, buyer),
}

/** The price may have changed, and the new one can be paid. */
export const expired: CheckoutRules['expired'] = { reloaded: ({ visit }) => readAgain(visit) }
