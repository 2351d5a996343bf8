import type { Failure } from '../../shared/api/answer.ts'
import { failureText } from '../../shared/api/failureText.ts'
import { isFinalAnswer } from '../../shared/api/isFinalAnswer.ts'
import type { PurchaseOption } from '../../shared/money/purchaseOption.ts'
import { idle, refusedWith } from '../../shared/api/submission.ts'
import { type Account, noAccount, tokenOf, unread } from '../account.ts'
import type { Buyer, CheckoutRules, CheckoutStep, Opening, StateOf, Visit } from '../checkout.ts'
import type { Member } from '../order.ts'
import { changedTotal } from '../total.ts'

type Given = {
  readonly link: { readonly option: PurchaseOption | null; readonly promoCode: string | null }
  readonly token: string | null
  readonly timeZone: string
  /** @default false */
  readonly mustRenew?: boolean
}

export const emptyBuyer = { email: '', firstName: '', lastName: '' } as const

/** The page opens with what its address asks for. */
export function begin({ link: { option, promoCode }, token, timeZone, mustRenew = false }: Given): CheckoutStep {
  if (!option) return [{ status: 'unknownOption', during: null }]
  return load({ link: { option, promoCode }, token, timeZone, buyer: emptyBuyer, paying: null, mustRenew })
}

/** Reads the order first, and then the member. */
export const load = ({ link, token, timeZone, buyer, paying, mustRenew }: Opening): CheckoutStep => [
  { status: 'loading', link, token, timeZone, buyer, paying, mustRenew },
  { type: 'loadOrder', link },
]

/** What is read again of a visit; with the buyer at the card. What the buyer typed stays. */
export function openingOf({ order, buyer, account, askedCode, timeZone }: Visit, paying: Buyer | null = null): Opening {
  return {
    link: { option: order.option, promoCode: askedCode },
    token: tokenOf(account),
    timeZone,
    buyer,
    paying: paying && { buyer: paying, shown: order.pay },
    mustRenew: false,
  }
}

export const readAgain = (visit: Visit, paying: Buyer | null = null): CheckoutStep => load(openingOf(visit, paying))

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

/** A refused token counts as none. Without a final answer, the member is read again on return or reload. */
export function accountAfter(account: Account, failure: Failure): Account {
  const token = tokenOf(account)
  return token === null || isFinalAnswer(failure) ? noAccount : { kind: 'notRead', token }
}

/** A step that shows the member reads one who is not read yet, because the answer to an earlier step's command is dropped. */
export function enterStep(state: StateOf<'checkout' | 'payment'>): CheckoutStep {
  const { account } = state.visit
  if (account.kind !== 'awaited' && account.kind !== 'notRead') return [state]
  const { token } = account
  return [
    { ...state, visit: { ...state.visit, account: unread(token) } },
    { type: 'loadMember', token },
  ]
}

const atSignIn = (visit: Visit, email: string): CheckoutStep => [{ status: 'signIn', visit, email, submission: idle }]

const atCheckout = (visit: Visit): StateOf<'checkout'> => ({ status: 'checkout', visit })

export const loading: CheckoutRules['loading'] = {
  loadOrderAnswered: ({ link, token, timeZone, buyer, paying, mustRenew }, { answer }) => {
    const during = { link, token, timeZone, buyer, paying, mustRenew }
    if (!answer.ok) {
      const { failure } = answer
      const unknown = failure.kind === 'refused' && [404, 410].includes(failure.status)
      return [unknown ? { status: 'unknownOption', during } : { status: 'failed', cause: failure, during }]
    }
    if (mustRenew && answer.value.billing.interval === 'once') return [{ status: 'notSubscription', order: answer.value, during }]
    const account = unread(token)
    const visit = { order: answer.value, buyer, account, askedCode: link.promoCode, timeZone }
    if (!paying) return enterStep(atCheckout(visit))
    return enterStep({ status: 'payment', visit, buyer: paying.buyer, notice: changedTotal(paying.shown, answer.value.pay) })
  },
  reloaded: load,
}

export const failed: CheckoutRules['failed'] = { retry: ({ during }) => load(during), reloaded: ({ during }) => load(during) }

/** The option may be sold in another way now. */
export const notSubscription: CheckoutRules['notSubscription'] = { reloaded: ({ during }) => load(during) }

/** The option may exist now. */
export const unknownOption: CheckoutRules['unknownOption'] = { reloaded: (state) => (state.during ? load(state.during) : [state]) }

export const checkout: CheckoutRules['checkout'] = {
  // Typed details are not overwritten.
  loadMemberAnswered: ({ visit }, { answer }) => {
    if (!answer.ok) return [atCheckout({ ...visit, account: accountAfter(visit.account, answer.failure) })]
    const { buyer } = visit
    const isSamePerson = buyer.email === '' || buyer.email === answer.value.email
    return [atCheckout(isSamePerson ? recognized(visit, answer.value) : { ...visit, account: noAccount })]
  },
  buyerTyped: (state, { draft }) => [atCheckout({ ...state.visit, buyer: draft })],
  // A buyer who goes on before the member is read buys as a guest.
  buyerSubmitted: ({ visit }, { buyer }) => {
    const account = visit.account.kind === 'member' ? visit.account : noAccount
    return [{ status: 'payment', visit: { ...visit, buyer, account }, buyer, notice: null }]
  },
  signInChosen: ({ visit }) => atSignIn(visit, visit.buyer.email),
  signedOut: ({ visit }) => [atCheckout({ ...visit, account: noAccount, buyer: emptyBuyer }), { type: 'signOut' }],
  reloaded: ({ visit }) => readAgain(visit),
}

export const signIn: CheckoutRules['signIn'] = {
  signInSubmitted: (state, { email, password }) =>
    state.submission.phase === 'sending'
      ? [state]
      : [
          { ...state, email, submission: { phase: 'sending' } },
          { type: 'signIn', email, password },
        ],
  signInAnswered: (state, { answer }) =>
    answer.ok ? [atCheckout(knownAs(state.visit, answer.value))] : [{ ...state, submission: refusedWith(failureText(answer.failure)) }],
  forgotChosen: ({ visit }, { email }) => [{ status: 'forgotPassword', visit, email }],
  back: ({ visit }) => enterStep(atCheckout(visit)),
  reloaded: (state) => [{ ...state, submission: idle }],
}

export const forgotPassword: CheckoutRules['forgotPassword'] = {
  forgotLeft: ({ visit }, { email }) => atSignIn(visit, email),
  back: ({ visit, email }) => atSignIn(visit, email),
}
