import { isFinalAnswer } from '../../shared/api/answers/answer.ts'
import { accountAfter, cardsFromAccount, noAccount } from '../account.ts'
import {
  type CheckoutStep,
  type PayingState,
  type RulesOf,
  type StateOf,
  atCheckout,
  atPayment,
  loadOrderAgain,
  loadUnreadMember,
} from '../checkout.ts'
import type { Repricing } from '../pricing/refusedTotal.ts'
import { newTotal, unreadTotal } from '../pricing/total.ts'
import type { NotPaid } from '../purchaseToPay.ts'

const signedOut = 'You are no longer signed in. Please pay without an account, or sign in again.'

/** The member's token has ended: they pay as a guest, with a new card. A notice at the card explains that their own is gone. */
function tokenEnded(state: StateOf<'payment'>, paymentMethodId: string | null): CheckoutStep {
  const { visit } = state
  const cards = cardsFromAccount(visit.account)
  const wasByOwnCard = cards !== 'loading' && cards.some(({ id }) => id === paymentMethodId)
  return [{ ...state, visit: { ...visit, account: noAccount }, notice: wasByOwnCard ? null : signedOut }]
}

/** Reads the order again while the buyer stays at the card. A refused code is left out. */
function reprice({ visit, buyer }: StateOf<'payment'>, { reason, promoCode }: Repricing): CheckoutStep {
  // A code that never lowered the price is still reported as not applied.
  const askedCode = promoCode === null && visit.order.promoCode !== null ? null : visit.askedCode
  return [
    { status: 'repricing', visit: { ...visit, askedCode }, buyer, reason },
    { type: 'loadOrder', link: { option: visit.order.option, promoCode } },
  ]
}

function notPaid(state: StateOf<'payment'>, reason: NotPaid): CheckoutStep {
  switch (reason.kind) {
    case 'expired':
      return [{ status: 'expired', visit: state.visit }]
    case 'tokenEnded':
      return tokenEnded(state, reason.paymentMethodId)
    case 'repriced':
      return reprice(state, reason)
  }
}

export const payingRules: RulesOf<PayingState> = {
  payment: {
    loadMemberAnswered: (state, { answer }) => {
      const { visit } = state
      const account = answer.ok ? ({ kind: 'member', member: answer.value } as const) : accountAfter(visit.account, answer.failure)
      return [{ ...state, visit: { ...visit, account } }]
    },
    renewalAgreed: (state, { agreedTo }) => [{ ...state, agreedTo }],
    paymentBegun: (state) => [state.notice === null ? state : { ...state, notice: null }],
    notPaid: (state, { reason }) => notPaid(state, reason),
    back: ({ visit }) => loadUnreadMember(atCheckout(visit)),
    reloaded: ({ visit, buyer }) => loadOrderAgain(visit, buyer),
  },
  repricing: {
    loadOrderAnswered: ({ visit, buyer, reason }, { answer }) => {
      const at = (order: typeof visit.order, notice: string): CheckoutStep =>
        loadUnreadMember(atPayment({ ...visit, order }, buyer, notice))
      if (answer.ok) {
        const withoutCode = visit.order.promoCode !== null && visit.askedCode === null
        return at(answer.value, newTotal(reason, visit.order.pay, answer.value, withoutCode))
      }
      const { failure } = answer
      if (isFinalAnswer(failure) && [404, 410].includes(failure.status)) return [{ status: 'expired', visit }]
      // Paying again is refused again, and then the total is read.
      return at(visit.order, unreadTotal(reason))
    },
    reloaded: ({ visit, buyer }) => loadOrderAgain(visit, buyer),
  },
  // The price may have changed, and the new one can be paid.
  expired: { reloaded: ({ visit }) => loadOrderAgain(visit) },
}
