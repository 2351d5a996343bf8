import { idle, refusedWith, isFinalAnswer } from '../../shared/api/answers/answer.ts'
import { shortHash } from '../../shared/api/answers/shortHash.ts'
import { unread } from '../account.ts'
import { bought } from '../bought.ts'
import {
  type CheckoutState,
  type CheckoutStep,
  type RulesOf,
  type StateOf,
  loadOrder,
  openingFromVisit,
  readPurchase,
} from '../checkout.ts'
import type { CheckoutEvent } from '../events.ts'
import type { PurchaseAnswer } from '../order.ts'
import { type PurchaseAttempt, type PurchaseReference, isBoughtBy, isPurchaseOf } from '../purchaseToPay.ts'
import type { BuyerDraft, Opening } from '../visit.ts'

/** The data to read after an earlier payment is confirmed; null for an address without an option. */
const openingAfter = (state: CheckoutState): Opening | null =>
  'opening' in state ? state.opening : openingFromVisit(state.visit, 'buyer' in state ? state.buyer : null)

/**
 * The part of a purchase that a reader may see. Another buyer's purchase shows nothing that identifies them or opens their
 * account. A reader with another address must not send the gift. A reader without an address may be the buyer in a new visit, and
 * is asked.
 */
function receiptFor(reader: { readonly email: string }, attempt: PurchaseReference, receipt: PurchaseAnswer): PurchaseAnswer {
  if (isBoughtBy(attempt, reader)) return { ...receipt, email: receipt.email ?? reader.email }
  return { ...receipt, email: null, balance: null, passwordRight: null, giftRight: reader.email === '' ? receipt.giftRight : null }
}

/** Whether the buyer has seen what this attempt has paid, or at least that it was charged. */
export const shows = (state: CheckoutState, { key }: Pick<PurchaseAttempt, 'key'>): boolean =>
  state.status === 'bought'
    ? state.paidBy === shortHash(key)
    : state.status === 'readingPurchase' && state.waitsFor.kind === 'retry' && state.paidBy === shortHash(key)

/** An attempt of this visit, of an earlier one or of another tab has paid: it is confirmed before anything else is paid. */
export function paid(
  state: CheckoutState,
  { attempt, receipt, isAgain = false }: Extract<CheckoutEvent, { readonly type: 'paid' }>,
): CheckoutStep {
  // A gift that is paid must be sent first, and an earlier payment must be seen.
  if (state.status === 'readingPurchase' || (state.status === 'bought' && state.given?.is === 'toSend')) return [state]
  if (state.status === 'bought' && (isAgain || shows(state, attempt))) return [state]
  if (state.status === 'payment' && isPurchaseOf(attempt, state.visit)) {
    const { visit } = state
    // The total may have changed since the attempt.
    const order = { ...visit.order, pay: attempt.amount }
    return [bought({ ...visit, order }, receiptFor(visit.buyer, attempt, receipt), shortHash(attempt.key))]
  }
  const opening = openingAfter(state)
  if (opening === null) return [state]
  const { key, ...what } = attempt
  return readPurchase({ attempt: what, paidBy: shortHash(key), receipt: receiptFor(opening.buyer, attempt, receipt), opening })
}

type Reading = StateOf<'readingPurchase'>

/** Reads it for this reader, who is known now. */
const readFor = (reading: Reading, buyer: BuyerDraft): CheckoutStep =>
  readPurchase({ ...reading, receipt: receiptFor(buyer, reading.attempt, reading.receipt), opening: { ...reading.opening, buyer } })

const otherAddress = 'This gift card was bought with another address. Please check what you typed.'

export const paidRules: RulesOf<Reading> = {
  readingPurchase: {
    loadMemberAnswered: (state, { answer }) => {
      const { opening, waitsFor } = state
      // The member may have signed out meanwhile.
      if (waitsFor.kind !== 'server' || !opening.isMember || opening.buyer.email !== '') return [state]
      if (answer.ok) {
        const { email, firstName, lastName } = answer.value
        return readFor(state, { email, firstName, lastName })
      }
      return isFinalAnswer(answer.failure)
        ? readPurchase({ ...state, opening: { ...opening, isMember: false } })
        : [{ ...state, waitsFor: { kind: 'retry' } }]
    },
    loadOrderAnswered: (state, { answer }) => {
      if (state.waitsFor.kind !== 'server') return [state]
      if (!answer.ok) return [{ ...state, waitsFor: { kind: 'retry' } }]
      const { opening, attempt, paidBy, receipt } = state
      const { isMember, timeZone, buyer } = opening
      if (answer.value.product === 'giftCard' && receipt.giftRight !== null && buyer.email === '')
        return [{ ...state, waitsFor: { kind: 'buyer', submission: idle } }]
      // The buyer did not agree to the price and the credit of now, which are read without their code and may have changed.
      const order = { ...answer.value, pay: attempt.amount, get: receipt.toCredit ?? receipt.credited ?? answer.value.get }
      return [bought({ order, buyer, account: unread(isMember), askedCode: null, timeZone }, receipt, paidBy)]
    },
    buyerEmailSubmitted: (state, { email }) => {
      if (state.waitsFor.kind !== 'buyer') return [state]
      return isBoughtBy(state.attempt, { email })
        ? readFor(state, { ...state.opening.buyer, email })
        : [{ ...state, waitsFor: { kind: 'buyer', submission: refusedWith(otherAddress) } }]
    },
    unresolvedLeft: (state) => {
      const { waitsFor, opening } = state
      if (waitsFor.kind === 'server') return [state]
      // The buyer has seen that it was charged; one who was asked for may still come: the record stays.
      return waitsFor.kind === 'retry' ? loadOrder(opening) : [...loadOrder(opening), { type: 'startNextPayment' }]
    },
    retry: (state) => (state.waitsFor.kind === 'retry' ? readPurchase(state) : [state]),
    reloaded: readPurchase,
  },
}
