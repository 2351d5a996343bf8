import * as z from 'zod/mini'
import { isFinalAnswer } from '../../shared/api/isFinalAnswer.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import { cardsOf, noAccount } from '../account.ts'
import type { CheckoutStep, RulesOf, StateOf } from '../checkout.ts'
import type { NotPaid } from '../purchaseToPay.ts'
import { newTotal, unreadTotal } from '../pricing/total.ts'
import { type Buyer, type Visit, buyer, savedVisit } from '../visit.ts'
import { accountAfter, atCheckout, enterStep, readAgain } from './opening.ts'
import type { Repricing } from '../pricing/refusedTotal.ts'

type Paying = { readonly visit: Visit; readonly buyer: Buyer }

/** The buyer is at the card. */
export type PayingState =
  /** Here money may move. `notice`: why the last payment was not made, or that the total is another one; null for neither. */
  | S<'payment', Paying & { notice: string | null }>
  /** A payment was refused for its total and charged nothing. The new total is read for the buyer to agree to. */
  | S<'repricing', Paying & { because: string }>
  | S<'expired', { visit: Visit }>

/** A reload of the others reads the order again. */
export const payingSaved = [z.object({ status: z.literal('payment'), visit: savedVisit, buyer, notice: z.nullable(z.string()) })] as const

/** Reads the order again while the buyer stays at the card. A refused code is left out. */
function reprice({ visit, buyer }: Paying, { because, promoCode }: Repricing): CheckoutStep {
  // A code that never lowered the price is still reported as not applied.
  const askedCode = promoCode === null && visit.order.promoCode !== null ? null : visit.askedCode
  return [
    { status: 'repricing', visit: { ...visit, askedCode }, buyer, because },
    { type: 'loadOrder', link: { option: visit.order.option, promoCode } },
  ]
}

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

export const payingRules: RulesOf<PayingState> = {
  payment: {
    loadMemberAnswered: (state, { answer }) => {
      const { visit } = state
      const account = answer.ok ? ({ kind: 'member', member: answer.value } as const) : accountAfter(visit.account, answer.failure)
      return [{ ...state, visit: { ...visit, account } }]
    },
    paymentBegun: (state) => [state.notice === null ? state : { ...state, notice: null }],
    notPaid: (state, { because }) => notPaid(state, because),
    back: ({ visit }) => enterStep(atCheckout(visit)),
    reloaded: ({ visit, buyer }) => readAgain(visit, buyer),
  },
  repricing: {
    loadOrderAnswered: ({ visit, buyer, because }, { answer }) => {
      const at = (order: typeof visit.order, notice: string): CheckoutStep =>
        enterStep({ status: 'payment', visit: { ...visit, order }, buyer, notice })
      if (answer.ok) {
        const withoutCode = visit.order.promoCode !== null && visit.askedCode === null
        return at(answer.value, newTotal(because, visit.order.pay, answer.value.pay, withoutCode))
      }
      const { failure } = answer
      if (isFinalAnswer(failure) && [404, 410].includes(failure.status)) return [{ status: 'expired', visit }]
      // Paying again is refused again, and then the total is read.
      return at(visit.order, unreadTotal(because))
    },
    reloaded: ({ visit, buyer }) => readAgain(visit, buyer),
  },
  // The price may have changed, and the new one can be paid.
  expired: { reloaded: ({ visit }) => readAgain(visit) },
}
