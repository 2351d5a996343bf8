import { noAccount, tokenOf } from '../account.ts'
import type { CheckoutState, CheckoutStep, Opening, Visit } from '../checkout.ts'
import type { PurchaseAnswer } from '../order.ts'
import { unresolvedOf } from '../unresolvedOf.ts'
import { emptyBuyer, load } from './opening.ts'
import { lookUpFirst } from './unresolvedPayment.ts'

/** The same opening without the member. */
const ofGuest = (opening: Opening): Opening => ({ ...opening, token: null, buyer: emptyBuyer, paying: null })

/** What the page opened with, without the member. */
const openedBy = ({ order, askedCode, timeZone }: Visit): Opening => ({
  link: { option: order.option, promoCode: askedCode },
  token: null,
  timeZone,
  buyer: emptyBuyer,
  paying: null,
  mustRenew: false,
})

const withoutMember = (visit: Visit): Visit => ({ ...visit, buyer: emptyBuyer, account: noAccount, method: null })

const withoutPayer = <P extends PurchaseAnswer>(purchase: P): P => ({ ...purchase, email: null, balance: null })

/** A member's attempt is looked up by its key alone. */
function forget(state: Extract<CheckoutState, { readonly visit: Visit }>): CheckoutStep {
  const attempt = unresolvedOf(state)
  if (attempt) return lookUpFirst([attempt], openedBy(state.visit))
  const visit = withoutMember(state.visit)
  if (state.status === 'expired') return [{ ...state, visit }]
  if (state.status === 'giftPage2') return [{ ...state, visit, purchase: withoutPayer(state.purchase) }]
  return state.status === 'confirmation' ? load(openedBy(state.visit)) : [{ status: 'checkout', visit }]
}

/** The member has signed out in any tab: nothing of them stays, and nothing is paid in their name (NET-11). */
export function signedOutAnywhere(state: CheckoutState): CheckoutStep {
  if ('visit' in state) return tokenOf(state.visit.account) === null ? [state] : forget(state)
  switch (state.status) {
    case 'loading':
      return state.token === null ? [state] : load(ofGuest(state))
    case 'unresolvedPayment':
      return [{ ...state, opening: ofGuest(state.opening), ...('purchase' in state && { purchase: withoutPayer(state.purchase) }) }]
    case 'failed':
    case 'notSubscription':
      return [{ ...state, during: ofGuest(state.during) }]
    case 'unknownOption':
      return [state.during === null ? state : { ...state, during: ofGuest(state.during) }]
  }
}
