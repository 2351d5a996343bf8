import type { PurchaseOption } from '../../shared/purchaseOption.ts'
import { failureLead } from '../../shared/failureLead.ts'
import { idle, refusedWith } from '../../shared/submission.ts'
import type { CheckoutRules, CheckoutStep, Link, StateOf, Visit } from '../checkout.ts'
import type { Member } from '../order.ts'

type Given = { readonly link: { option: PurchaseOption | null; promoCode: string | null }; token: string | null; timeZone: string }

/** The page opens with what its link asks for (CHK-01). */
export function begin({ link: { option, promoCode }, token, timeZone }: Given): CheckoutStep {
  return option ? load({ link: { option, promoCode }, token, timeZone }) : [{ status: 'unknownOption' }]
}

/** Reads what is bought, and who is signed in. */
function load(opening: { readonly link: Link; readonly token: string | null; readonly timeZone: string }): CheckoutStep {
  const { link, token, timeZone } = opening
  return [{ status: 'loading', link, token, timeZone }, { type: 'loadOrder', link }]
}

const noOne = { email: '', firstName: '', lastName: '' } as const

/** The buyer is this member: what they had typed of themselves gives way. */
export const knownAs = (visit: Visit, member: Member): Visit => ({
  ...visit,
  member,
  buyer: { email: member.email, firstName: member.firstName, lastName: member.lastName },
})

const atCheckout = (visit: Visit): StateOf<'checkout'> => ({ status: 'checkout', visit })

export const loading: CheckoutRules['loading'] = {
  loadOrderAnswered: ({ link, token, timeZone }, { answer }) => {
    if (!answer.ok) {
      const { failure } = answer
      const unknown = failure.kind === 'refused' && [404, 410].includes(failure.status)
      return [unknown ? { status: 'unknownOption' } : { status: 'failed', cause: failure, during: { link, token, timeZone } }]
    }
    const visit = { order: answer.value, buyer: noOne, member: null, timeZone }
    return token === null ? [atCheckout(visit)] : [atCheckout(visit), { type: 'loadMember', token }]
  },
  reloaded: load,
}

export const failed: CheckoutRules['failed'] = { retry: ({ during }) => load(during), reloaded: ({ during }) => load(during) }

export const checkout: CheckoutRules['checkout'] = {
  // A token that is no longer good is as none; what was typed meanwhile is not overwritten.
  loadMemberAnswered: (state, { answer }) =>
    answer.ok && state.visit.buyer.email === '' ? [atCheckout(knownAs(state.visit, answer.value))] : [state],
  buyerTyped: (state, { draft }) => [atCheckout({ ...state.visit, buyer: draft })],
  buyerSubmitted: ({ visit }, { buyer }) => {
    const first = visit.member?.cards[0]
    const method = first ? ({ kind: 'savedCard', id: first.id } as const) : ({ kind: 'newCard' } as const)
    return [{ status: 'payment', visit: { ...visit, buyer }, buyer, method, problem: null }]
  },
  signInChosen: ({ visit }) => [{ status: 'signIn', visit, email: visit.buyer.email, submission: idle }],
  signedOut: ({ visit }) => [atCheckout({ ...visit, member: null, buyer: noOne })],
}

export const signIn: CheckoutRules['signIn'] = {
  emailTyped: (state, { text }) => (state.submission.phase === 'sending' ? [state] : [{ ...state, email: text, submission: idle }]),
  signInSubmitted: (state, { email, password }) =>
    state.submission.phase === 'sending'
      ? [state]
      : [{ ...state, email, submission: { phase: 'sending' } }, { type: 'signIn', email, password }],
  signInAnswered: (state, { answer }) =>
    answer.ok
      ? [atCheckout(knownAs(state.visit, answer.value))]
      : [{ ...state, submission: refusedWith(failureLead(answer.failure)) }],
  back: ({ visit }) => [atCheckout(visit)],
  reloaded: (state) => [{ ...state, submission: idle }],
}
