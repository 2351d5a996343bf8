import { isSignedIn, noAccount } from '../account.ts'
import { isToGive } from '../bought.ts'
import { type CheckoutState, type CheckoutStep, atCheckout, loadOrder, openingFromVisit } from '../checkout.ts'
import { type Opening, type Present, type Visit, emptyBuyer } from '../visit.ts'

/** The design may be the link's. The name and the message are the buyer's. */
const unwritten = (present: Present | undefined) => (present ? { present: { ...present, recipientName: '', message: '' } } : {})

const ofGuest = (opening: Opening): Opening => ({
  ...opening,
  ...unwritten(opening.present),
  isMember: false,
  buyer: emptyBuyer,
  paying: null,
})

const withoutMember = (visit: Visit): Visit => ({ ...visit, ...unwritten(visit.present), buyer: emptyBuyer, account: noAccount })

function forget(state: Extract<CheckoutState, { readonly visit: Visit }>): CheckoutStep {
  const visit = withoutMember(state.visit)
  // The id of a purchase sends its gift: nobody else may have it.
  if (state.status === 'bought')
    return [{ status: 'signedOut', opening: openingFromVisit(visit), isToGive: isToGive(state) }, { type: 'startNextPayment' }]
  return [state.status === 'expired' ? { status: 'expired', visit } : atCheckout(visit)]
}

/**
 * The member has signed out in any tab: nothing of them stays, and nothing is paid in their name. Who signs out on this page takes with
 * them what they bought as a guest, too: its rights have ended with their session.
 */
export function signedOutAnywhere(state: CheckoutState, wasSignedIn: boolean): CheckoutStep {
  if ('visit' in state) return isSignedIn(state.visit.account) || wasSignedIn ? [...forget(state), { type: 'leavePayment' }] : [state]
  if (state.opening === null || state.status === 'signedOut') return [state]
  const opening = ofGuest(state.opening)
  switch (state.status) {
    case 'loading':
      return state.opening.isMember ? loadOrder(opening) : [state]
    // Nobody has seen it: its record stays.
    case 'readingPurchase':
      return state.opening.isMember ? [...loadOrder(opening), { type: 'startNextPayment' }] : [state]
    case 'unknownOption':
    case 'notSubscription':
    case 'failed':
      return [{ ...state, opening }]
  }
}
