import { isFinalAnswer } from '../../shared/api/answers/isFinalAnswer.ts'
import { idle, refusedWith } from '../../shared/api/answers/answer.ts'
import { unread } from '../account.ts'
import type { CheckoutState, CheckoutStep, RulesOf } from '../checkout.ts'
import type { CheckoutCommand, CheckoutEvent } from '../events.ts'
import type { PurchaseAnswer } from '../order.ts'
import { type PurchaseAttempt, type PurchaseReference, isBoughtBy, isPurchaseOf } from '../purchaseToPay.ts'
import { bought } from '../states/bought.ts'
import { loadOrder, openingFromVisit } from '../states/opening.ts'
import { type ReadingState, readPurchase } from '../states/reading.ts'
import type { Opening } from '../visit.ts'

/** The data to read after an earlier payment is confirmed; null for an address without an option. */
const openingAfter = (state: CheckoutState): Opening | null =>
  'opening' in state ? state.opening : openingFromVisit(state.visit, 'buyer' in state ? state.buyer : null)

/**
 * The part of a purchase that a reader may see. Another buyer's purchase shows nothing that identifies them or opens their
 * account. The id sends the gift, so a reader with another address gets none. A reader without an address may be the buyer in
 * a new visit, and is asked.
 */
function receiptFor(reader: { readonly email: string }, attempt: PurchaseReference, receipt: PurchaseAnswer): PurchaseAnswer {
  if (isBoughtBy(attempt, reader)) return { ...receipt, email: receipt.email ?? reader.email }
  return { ...receipt, email: null, balance: null, resetToken: null, id: reader.email === '' ? receipt.id : null }
}

/** Whether the buyer has seen what this attempt has paid, or at least that it was charged. */
export const shows = (state: CheckoutState, { key }: Pick<PurchaseAttempt, 'key'>): boolean =>
  'purchase' in state
    ? state.paidBy === key
    : state.status === 'readingPurchase' && state.waitsFor.kind === 'retry' && state.attempt.key === key

/** The secret of a new buyer is saved by itself. */
const saveSecret = ({ resetToken }: PurchaseAnswer, { key }: PurchaseAttempt): readonly CheckoutCommand[] =>
  resetToken === null ? [] : [{ type: 'saveResetToken', paidBy: key, resetToken }]

/** An attempt of this visit, of an earlier one or of another tab has paid: it is confirmed before anything else is paid. */
export function paid(
  state: CheckoutState,
  { attempt, receipt, isAgain = false }: Extract<CheckoutEvent, { readonly type: 'paid' }>,
): CheckoutStep {
  // A gift that is paid must be sent first, and an earlier payment must be seen.
  if (state.status === 'giftPage2' || (state.status === 'confirmation' && (isAgain || shows(state, attempt)))) return [state]
  if (state.status === 'readingPurchase') {
    // Its saved form may have no id.
    const isLacking = state.attempt.key === attempt.key && state.receipt.id === null
    return [isLacking ? { ...state, receipt: receiptFor(state.opening.buyer, attempt, receipt) } : state]
  }
  if (state.status === 'payment' && isPurchaseOf(attempt, state.visit)) {
    const { visit } = state
    const known = receiptFor(visit.buyer, attempt, receipt)
    // The total may have changed since the attempt.
    return [bought({ ...visit, order: { ...visit.order, pay: attempt.amount } }, known, attempt.key), ...saveSecret(known, attempt)]
  }
  const opening = openingAfter(state)
  if (opening === null) return [state]
  const known = receiptFor(opening.buyer, attempt, receipt)
  return [...readPurchase({ attempt, receipt: known, opening }), ...saveSecret(known, attempt)]
}

const otherAddress = 'This gift card was bought with another address. Please check what you typed.'

export const paidRules: RulesOf<ReadingState> = {
  readingPurchase: {
    loadMemberAnswered: (state, { answer }) => {
      const { opening, attempt, receipt, waitsFor } = state
      // The member may have signed out meanwhile.
      if (waitsFor.kind !== 'server' || !opening.isMember || opening.buyer.email !== '') return [state]
      if (answer.ok) {
        const { email, firstName, lastName } = answer.value
        const buyer = { email, firstName, lastName }
        return readPurchase({ attempt, receipt: receiptFor(buyer, attempt, receipt), opening: { ...opening, buyer } })
      }
      return isFinalAnswer(answer.failure)
        ? readPurchase({ attempt, receipt, opening: { ...opening, isMember: false } })
        : [{ ...state, waitsFor: { kind: 'retry' } }]
    },
    loadOrderAnswered: (state, { answer }) => {
      if (state.waitsFor.kind !== 'server') return [state]
      if (!answer.ok) return [{ ...state, waitsFor: { kind: 'retry' } }]
      const { opening, attempt, receipt } = state
      const { isMember, timeZone, buyer } = opening
      if (answer.value.product === 'giftCard' && receipt.id !== null && buyer.email === '')
        return [{ ...state, waitsFor: { kind: 'buyer', submission: idle } }]
      // The buyer did not agree to the price and the credit of now, which are read without their code and may have changed.
      const order = { ...answer.value, pay: attempt.amount, get: receipt.toCredit ?? receipt.credited ?? answer.value.get }
      return [bought({ order, buyer, account: unread(isMember), askedCode: null, timeZone }, receipt, attempt.key)]
    },
    buyerEmailSubmitted: (state, { email }) => {
      if (state.waitsFor.kind !== 'buyer') return [state]
      const { opening, attempt, receipt } = state
      if (!isBoughtBy(attempt, { email })) return [{ ...state, waitsFor: { kind: 'buyer', submission: refusedWith(otherAddress) } }]
      const buyer = { ...opening.buyer, email }
      return readPurchase({ attempt, receipt: receiptFor(buyer, attempt, receipt), opening: { ...opening, buyer } })
    },
    unresolvedLeft: (state) => {
      switch (state.waitsFor.kind) {
        case 'server':
          return [state]
        // The buyer has seen that it was charged.
        case 'retry':
          return loadOrder(state.opening)
        // The buyer may still come: the record stays.
        case 'buyer':
          return [...loadOrder(state.opening), { type: 'startNextPayment' }]
      }
    },
    retry: (state) => (state.waitsFor.kind === 'retry' ? readPurchase(state) : [state]),
    // A gift can be sent by its id: what is saved has none until the reader has proven to be the buyer. The payment is looked up again.
    reloaded: (state) => readPurchase(state.opening.buyer.email === '' ? { ...state, receipt: { ...state.receipt, id: null } } : state),
  },
}
