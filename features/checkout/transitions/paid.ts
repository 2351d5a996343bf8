import * as z from 'zod/mini'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import { centsSchema } from '../../shared/money/money.ts'
import { unread } from '../account.ts'
import type { CheckoutEvent, CheckoutState, CheckoutStep, RulesOf, StateOf } from '../checkout.ts'
import { type PurchaseAnswer, purchaseAnswer } from '../order.ts'
import { type PurchaseAttempt, type PurchaseReference, isBoughtBy, isPurchaseOf, purchaseReference } from '../purchaseToPay.ts'
import { type Opening, opening } from '../visit.ts'
import { bought } from './bought.ts'
import { load, openingOf } from './opening.ts'
import { withoutPayer } from './signedOut.ts'

/** An attempt has paid for something else than this visit was about to buy. What was bought is read, to confirm it. */
export type PaidState = S<
  'readingPurchase',
  {
    attempt: PurchaseAttempt
    receipt: PurchaseAnswer
    opening: Opening
    /** It cannot be read. */
    isUnread: boolean
  }
>

export const paidSaved = [
  z.object({
    status: z.literal('readingPurchase'),
    attempt: z.extend(purchaseReference, { key: z.string(), amount: centsSchema }),
    receipt: purchaseAnswer,
    opening,
    isUnread: z.boolean(),
  }),
] as const

/** What is read once an earlier payment is confirmed; null for an address without an option. */
const openingAfter = (state: CheckoutState): Opening | null =>
  'opening' in state ? state.opening : openingOf(state.visit, 'buyer' in state ? state.buyer : null)

const readPurchase = (reading: Omit<StateOf<'readingPurchase'>, 'status' | 'isUnread'>): CheckoutStep => [
  { status: 'readingPurchase', ...reading, isUnread: false },
  { type: 'loadOrder', link: { option: reading.attempt.option, promoCode: null } },
]

/** What a buyer may read of a purchase: of another one's, nothing that tells who they are or that opens their account. */
const receiptFor = (buyer: { readonly email: string }, attempt: PurchaseReference, receipt: PurchaseAnswer): PurchaseAnswer =>
  isBoughtBy(attempt, buyer) ? { ...receipt, email: receipt.email ?? buyer.email } : { ...withoutPayer(receipt), resetToken: null }

/** Whether the page shows this receipt. A gift that is paid must be sent first. */
export const shows = (state: CheckoutState, { id }: PurchaseAnswer): boolean => !('purchase' in state) || state.purchase.id === id

/** An attempt of this visit, of an earlier one or of another tab has paid: it is confirmed before anything else is paid. */
export function paid(state: CheckoutState, { attempt, receipt }: Extract<CheckoutEvent, { readonly type: 'paid' }>): CheckoutStep {
  if (state.status === 'giftPage2' || (state.status === 'confirmation' && shows(state, receipt))) return [state]
  if (state.status === 'payment' && isPurchaseOf(attempt, state.visit)) {
    const { visit } = state
    // The total may have changed since the attempt.
    return bought({ ...visit, order: { ...visit.order, pay: attempt.amount } }, receiptFor(visit.buyer, attempt, receipt))
  }
  const opening = openingAfter(state)
  return opening === null ? [state] : readPurchase({ attempt, receipt: receiptFor(opening.buyer, attempt, receipt), opening })
}

export const paidRules: RulesOf<PaidState> = {
  readingPurchase: {
    loadOrderAnswered: (state, { answer }) => {
      if (state.isUnread) return [state]
      if (!answer.ok) return [{ ...state, isUnread: true }]
      const { opening, attempt, receipt } = state
      const { token, timeZone, buyer } = opening
      // The buyer did not agree to the price of now, which is read without their code and may have changed.
      const order = { ...answer.value, pay: attempt.amount }
      return bought({ order, buyer, account: unread(token), askedCode: null, timeZone }, receipt)
    },
    // The buyer has seen that it was charged.
    unresolvedLeft: (state) => (state.isUnread ? load(state.opening) : [state]),
    retry: (state) => (state.isUnread ? readPurchase(state) : [state]),
    reloaded: readPurchase,
  },
}
