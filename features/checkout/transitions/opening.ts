import * as z from 'zod/mini'
import type { Failure } from '../../shared/api/answer.ts'
import { failureText } from '../../shared/api/failureText.ts'
import { isFinalAnswer } from '../../shared/api/isFinalAnswer.ts'
import { idle, refusedWith } from '../../shared/api/submission.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import { type Account, noAccount, tokenOf, unread } from '../account.ts'
import type { CheckoutStep, RulesOf, StateOf } from '../checkout.ts'
import type { Order } from '../order.ts'
import { isCodeRefused } from '../pricing/refusedTotal.ts'
import { changedTotal } from '../pricing/total.ts'
import { type AskedLink, type Buyer, type Opening, type Visit, opening } from '../visit.ts'

/** The order is read, or cannot be sold. A reload reads it. */
export type OpeningState =
  | S<'loading', { opening: Opening }>
  /** Null if the address names no option. */
  | S<'unknownOption', { opening: Opening | null }>
  /** Opened at the address that sells only subscriptions, with an option that is paid once. */
  | S<'notSubscription', { order: Order; opening: Opening }>
  | S<'failed', { cause: Failure; opening: Opening }>

export const openingSaved = [z.object({ status: z.literal('loading'), opening })] as const

type Given = {
  readonly link: AskedLink
  readonly token: string | null
  readonly timeZone: string
  /** @default false */
  readonly mustRenew?: boolean
}

export const emptyBuyer = { email: '', firstName: '', lastName: '' } as const

/** The page opens with what its address asks for. */
export function begin({ link: { option, promoCode }, token, timeZone, mustRenew = false }: Given): CheckoutStep {
  if (!option) return [{ status: 'unknownOption', opening: null }]
  return load({ link: { option, promoCode }, token, timeZone, buyer: emptyBuyer, paying: null, mustRenew })
}

/** Reads the order first, and then the member. */
export const load = (opening: Opening): CheckoutStep => [
  { status: 'loading', opening },
  { type: 'loadOrder', link: opening.link },
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

export const atCheckout = (visit: Visit, promo: StateOf<'checkout'>['promo'] = idle): StateOf<'checkout'> => ({
  status: 'checkout',
  visit,
  promo,
})

export const openingRules: RulesOf<OpeningState> = {
  loading: {
    loadOrderAnswered: ({ opening }, { answer }) => {
      if (!answer.ok) {
        const { failure } = answer
        const { promoCode } = opening.link
        // The option is sold without its code.
        if (promoCode !== null && failure.kind === 'refused' && isFinalAnswer(failure) && isCodeRefused(failure, promoCode))
          return load({ ...opening, link: { ...opening.link, promoCode: null }, codeRefusal: failureText(failure) })
        const unknown = failure.kind === 'refused' && [404, 410].includes(failure.status)
        return [unknown ? { status: 'unknownOption', opening } : { status: 'failed', cause: failure, opening }]
      }
      const { link, token, timeZone, buyer, paying, mustRenew, codeRefusal } = opening
      if (mustRenew && answer.value.billing.interval === 'once') return [{ status: 'notSubscription', order: answer.value, opening }]
      const visit = { order: answer.value, buyer, account: unread(token), askedCode: link.promoCode, timeZone }
      if (!paying) return enterStep(atCheckout(visit, codeRefusal === undefined ? idle : refusedWith(codeRefusal)))
      return enterStep({ status: 'payment', visit, buyer: paying.buyer, notice: changedTotal(paying.shown, answer.value.pay) })
    },
    reloaded: ({ opening }) => load(opening),
  },
  failed: { retry: ({ opening }) => load(opening), reloaded: ({ opening }) => load(opening) },
  // The option may be sold in another way now.
  notSubscription: { reloaded: ({ opening }) => load(opening) },
  // The option may exist now.
  unknownOption: { reloaded: (state) => (state.opening ? load(state.opening) : [state]) },
}
