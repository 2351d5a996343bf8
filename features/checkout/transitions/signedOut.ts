import { isSignedIn, noAccount } from '../account.ts'
import type { CheckoutState, CheckoutStep } from '../checkout.ts'
import type { PurchaseAnswer } from '../order.ts'
import { atCheckout } from '../states/details.ts'
import { loadOrder, openingFromVisit } from '../states/opening.ts'
import { expired } from '../states/paying.ts'
import { readPurchase } from '../states/reading.ts'
import { type Opening, type Visit, emptyBuyer } from '../visit.ts'

const ofGuest = (opening: Opening): Opening => ({ ...opening, isMember: false, buyer: emptyBuyer, paying: null })

const withoutMember = (visit: Visit): Visit => ({ ...visit, buyer: emptyBuyer, account: noAccount })

export const withoutPayer = <P extends PurchaseAnswer>(purchase: P): P => ({ ...purchase, email: null, balance: null, resetToken: null })

function forget(state: Extract<CheckoutState, { readonly visit: Visit }>): CheckoutStep {
  if (state.status === 'confirmation') return loadOrder(ofGuest(openingFromVisit(state.visit)))
  const visit = withoutMember(state.visit)
  if (state.status === 'giftPage2') return [{ ...state, visit, purchase: withoutPayer(state.purchase) }]
  return [state.status === 'expired' ? expired(visit) : atCheckout(visit)]
}

/** The member has signed out in any tab: nothing of them stays, and nothing is paid in their name. */
export function signedOutAnywhere(state: CheckoutState): CheckoutStep {
  if ('visit' in state) return isSignedIn(state.visit.account) ? [...forget(state), { type: 'leavePayment' }] : [state]
  if (state.opening === null) return [state]
  const opening = ofGuest(state.opening)
  if (state.status === 'loading') return state.opening.isMember ? loadOrder(opening) : [state]
  if (state.status !== 'readingPurchase') return [{ ...state, opening }]
  const reading = { ...state, opening, receipt: withoutPayer(state.receipt) }
  return state.waitsFor.kind === 'server' ? readPurchase(reading) : [reading]
}
