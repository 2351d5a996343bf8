import { idle, refusedWith, sending } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { promoCode } from '../../shared/forms/typedCode.ts'
import { type Member, accountAfter, noAccount, unread } from '../account.ts'
import {
  type CheckoutStep,
  type DetailsState,
  type RulesOf,
  type StateOf,
  atCheckout,
  atPayment,
  loadOrderAgain,
  loadUnreadMember,
} from '../checkout.ts'
import { isCodeTaken } from '../pricing/total.ts'
import type { Buyer, Visit } from '../visit.ts'

/** The buyer has signed in: the member's details replace the typed ones. */
const knownAs = (visit: Visit, member: Member): Visit => ({
  ...visit,
  account: { kind: 'member', member },
  buyer: { email: member.email, firstName: member.firstName || visit.buyer.firstName, lastName: member.lastName || visit.buyer.lastName },
})

/** The member was already signed in: typed details stay. */
function recognized(visit: Visit, member: Member): Visit {
  const { email, firstName, lastName } = member
  const { buyer } = visit
  return {
    ...visit,
    account: { kind: 'member', member },
    buyer: { email, firstName: buyer.firstName || firstName, lastName: buyer.lastName || lastName },
  }
}

/** The code that is typed and not applied; null takes the applied one back. Undefined where nothing new is typed. */
function unapplied({ typedCode, askedCode }: Visit): string | null | undefined {
  const code = promoCode(typedCode ?? '') || null
  return typedCode === undefined || code === askedCode ? undefined : code
}

const priceWith = (state: StateOf<'checkout'>, code: string | null, next: Buyer | null): CheckoutStep => [
  { ...state, promo: { phase: 'sending', code, next } },
  { type: 'loadOrder', link: { option: state.visit.order.option, promoCode: code } },
]

/** A buyer who goes on before the member is read buys as a guest. */
function goOn({ account, ...visit }: Visit, buyer: Buyer): CheckoutStep {
  const { typedCode: _, ...rest } = visit
  return [atPayment({ ...rest, buyer, account: account.kind === 'member' ? account : noAccount }, buyer)]
}

/** The buyer has submitted their details. A code that is typed and not applied is priced first. */
export function submitBuyer(state: StateOf<'checkout'>, buyer: Buyer): CheckoutStep {
  const code = unapplied(state.visit)
  return code === undefined ? goOn(state.visit, buyer) : priceWith(state, code, buyer)
}

/** The sign-in stays until its member is read. That of another person than before has left it for the details meanwhile. */
const signedIn = ({ visit }: StateOf<'checkout' | 'signIn'>): CheckoutStep => [
  { status: 'signIn', visit: { ...visit, account: unread(true) }, submission: sending },
  { type: 'loadMember' },
]

export const detailsRules: RulesOf<DetailsState> = {
  checkout: {
    // Typed details are not overwritten.
    loadMemberAnswered: (state, { answer }) => {
      const { visit } = state
      if (!answer.ok) return [{ ...state, visit: { ...visit, account: accountAfter(visit.account, answer.failure) } }]
      const { buyer } = visit
      const isSamePerson = buyer.email === '' || buyer.email === answer.value.email
      return [{ ...state, visit: isSamePerson ? recognized(visit, answer.value) : { ...visit, account: noAccount } }]
    },
    buyerTyped: (state, { draft }) => [{ ...state, visit: { ...state.visit, buyer: draft } }],
    presentTyped: (state, { present }) => [{ ...state, visit: { ...state.visit, present } }],
    promoTyped: (state, { code }) => [{ ...state, visit: { ...state.visit, typedCode: code } }],
    promoSubmitted: (state, { code }) => (state.promo.phase === 'sending' ? [state] : priceWith(state, code, null)),
    loadOrderAnswered: (state, { answer }) => {
      const { visit, promo } = state
      if (promo.phase !== 'sending') return [state]
      // The price stays as it was: nothing is paid by a code that the server has not taken.
      if (!answer.ok) return [{ ...state, promo: refusedWith(failureText(answer.failure)) }]
      const priced = { ...visit, order: answer.value, askedCode: promo.code }
      const isTaken = promo.code === null || isCodeTaken({ order: answer.value, askedCode: promo.code })
      return promo.next !== null && isTaken && unapplied(priced) === undefined ? goOn(priced, promo.next) : [atCheckout(priced)]
    },
    // The price is being read.
    buyerSubmitted: (state, { buyer }) => (state.promo.phase === 'sending' ? [state] : submitBuyer(state, buyer)),
    signInChosen: ({ visit }) => [{ status: 'signIn', visit, submission: idle }],
    signedIn,
    reloaded: ({ visit }) => loadOrderAgain(visit),
  },

  signIn: {
    signedIn,
    loadMemberAnswered: (state, { answer }) => {
      const { visit, submission } = state
      if (submission.phase !== 'sending') return [state]
      if (answer.ok) return [atCheckout(knownAs(visit, answer.value))]
      const account = accountAfter(visit.account, answer.failure)
      return [{ ...state, visit: { ...visit, account }, submission: refusedWith(failureText(answer.failure)) }]
    },
    back: ({ visit }) => loadUnreadMember(atCheckout(visit)),
    reloaded: (state) => [{ ...state, submission: idle }],
  },
}
