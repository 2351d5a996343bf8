import { noAccount, tokenOf } from '../account.ts'
import type { CheckoutState, CheckoutStep, Opening, Visit } from '../checkout.ts'
import type { PurchaseAnswer } from '../order.ts'
import { emptyBuyer, load, openingOf } from './opening.ts'

/** The same opening without the member. */
const ofGuest = (opening: Opening): Opening => ({ ...opening, token: null, buyer: emptyBuyer, paying: null })

const withoutMember = (visit: Visit): Visit => ({ ...visit, buyer: emptyBuyer, account: noAccount })

export const withoutPayer = <P extends PurchaseAnswer>(purchase: P): P => ({ ...purchase, email: null, balance: null })

function forget(state: Extract<CheckoutState, { readonly visit: Visit }>): CheckoutStep {
  switch (state.status) {
    case 'expired':
      return [{ ...state, visit: withoutMember(state.visit) }]
    case 'giftPage2':
      return [{ ...state, visit: withoutMember(state.visit), purchase: withoutPayer(state.purchase) }]
    case 'confirmation':
      return load(ofGuest(openingOf(state.visit)))
    case 'checkout':
    case 'signIn':
    case 'forgotPassword':
    case 'payment':
    case 'repricing':
      return [{ status: 'checkout', visit: withoutMember(state.visit) }]
  }
}

/** Whether a member would pay. */
export const isOfMember = (state: CheckoutState): boolean => 'visit' in state && tokenOf(state.visit.account) !== null

/** The member has signed out in any tab: nothing of them stays, and nothing is paid in their name. */
export function signedOutAnywhere(state: CheckoutState): CheckoutStep {
  if ('visit' in state) return isOfMember(state) ? forget(state) : [state]
  switch (state.status) {
    case 'loading':
      return state.token === null ? [state] : load(ofGuest(state))
    case 'readingPurchase':
      return [{ ...state, opening: ofGuest(state.opening), receipt: withoutPayer(state.receipt) }]
    case 'failed':
    case 'notSubscription':
      return [{ ...state, during: ofGuest(state.during) }]
    case 'unknownOption':
      return [state.during === null ? state : { ...state, during: ofGuest(state.during) }]
  }
}
