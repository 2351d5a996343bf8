import { getVenue, getVenueTicket } from '../../features/bill/api.ts'
import { closePayment, completePayment, lookUpPayment } from '../../features/bill/paid/api.ts'
import { isOfAnother } from '../../features/bill/paying/agreedBill.ts'
import type { BillReceipt } from '../../features/bill/paid/receiptWire.ts'
import * as api from '../../features/pos/api.ts'
import type { OrderLink } from '../../features/pos/link.ts'
import { type PaidEvent, type PosPayment, type PosReceipt, orderTerms } from '../../features/pos/pos.ts'
import { billBody, missingOption, paymentRules, rereadProblem, thingOfLink } from '../../features/pos/toPay.ts'
import type { Thing } from '../../features/payment/thing.ts'
import type { PaymentRequest, SavedCard } from '../../features/payment/attempt/attempt.ts'
import { answered, refused } from '../../features/shared/api/answers/answer.ts'
import { withAnswer } from '../../features/shared/api/endpoint.ts'
import { ticketIn } from '../../features/bill/ticket.ts'
import type { CallOptions } from '../runtime/api/call.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'
import { createAttemptRecords } from '../runtime/payments/records/attemptRecords.ts'
import { entries, isPaid } from '../runtime/payments/records/entries.ts'
import { attemptApi } from '../runtime/payments/attemptApi.ts'
import type { PaymentApi, PaymentConnection } from '../runtime/payments/paymentSetup.ts'
import { receiptRight } from '../runtime/session/receiptRight.ts'
import { token } from '../runtime/session/token.ts'

/** This device's payments without a known outcome: the bill or the credit that they pay, without data of the payer. */
export const records = createAttemptRecords('hosted', orderTerms)

/**
 * The receipt of an attempt, with a checked address, and with the time of this device where the server sends none. A reload sends it
 * by email, too. Null of an answer about another bill, which proves nothing about this one.
 */
const receiptOf =
  (key: string) =>
  (read: BillReceipt): PosReceipt | null => {
    const { posInformed, charged, reference, at, returnUrlOverride } = read
    const terms = records.find(key)?.terms
    if (terms?.kind === 'bill' && isOfAnother(read, terms.agreed)) return null
    if (records.isOwn(key)) receiptRight(key)
    const entry = entries.find(key)
    const seen = entry && isPaid(entry) ? entry.is.paidAt : (entry?.startedAt ?? Date.now())
    return { posInformed, charged, reference, at: at ?? seen, returnUrl: allowedReturnUrl(returnUrlOverride) }
  }

type Api = Required<PaymentApi<PosPayment>>

async function send({ key, what: { terms }, details, paymentMethodId: cardId }: PaymentRequest<PosPayment>, options: CallOptions) {
  if (terms.kind === 'bill') return callSignedIn(api.payBill, { body: billBody(details, terms.agreed, cardId) }, { ...options, key })
  if (cardId === null) return refused(missingOption)
  const gift_card_purchase = { gift_card_option_id: terms.optionId, stripe_source_id: cardId, agrees_with_tos_privacy: 'on' } as const
  return callSignedIn(api.buyCredit, { body: { gift_card_purchase } }, { ...options, key })
}

const attempts = attemptApi(records, { send, complete: completePayment, lookUp: lookUpPayment, close: closePayment }, receiptOf)

export const { lookUp } = attempts

/** This tab's payment of a bill that an address names, as far as the device knows it. Null for another bill's, and for one that the till does not know. */
export function paidBefore(link: OrderLink, mark: string): PaidEvent | null {
  const entry = entries.withMark(mark, 'hosted')
  const attempt = entry && records.find(entry.key)
  if (!attempt || entry.thing !== thingOfLink(link, entries.all()) || !isPaid(entry) || !entry.is.isSettled) return null
  const { charged, paidAt: at } = entry.is
  return { type: 'paid', attempt, receipt: { posInformed: true, charged, at, reference: null, returnUrl: null }, isReloaded: true }
}

/** Reads the bill again, unless credit alone is paid, and the venue: its credit may have been spent at another table. */
const verify: Api['verify'] = async ({ what, details }, options) => {
  // A guest would read another venue: theirs has neither credit nor cards.
  if (token() === null) return { kind: 'sessionEnded' }
  const { link, venue, ticket: seen } = details
  const { projectId, locationId, tip } = venue
  const { posSlug, location, ticket, payAmount } = link
  const [read, bill] = await Promise.all([
    callSignedIn(getVenue, { path: { posSlug, location } }, options),
    what.terms.kind === 'credit'
      ? answered(seen)
      : callSignedIn(
          withAnswer(getVenueTicket, ticketIn(seen.currency)),
          { path: { projectId, ticket }, query: { posSlug, locationId, payAmount, table: null } },
          options,
        ),
  ])
  // The habit is the account's, which is not read again.
  const now = read.ok ? answered({ ...read.value, tip: { ...read.value.tip, habit: tip.habit }, readAt: Date.now() }) : read
  return rereadProblem(what, details, now, bill)
}

/** The card that was just saved: the one with its digits, and of several the one that was not there before. */
export function findCard(cards: readonly SavedCard[], before: readonly SavedCard[], lastFour: string | null): SavedCard | undefined {
  const fresh = cards.filter(({ id }) => before.every((card) => card.id !== id))
  const matches = (list: readonly SavedCard[]) => list.findLast((card) => card.lastFour === lastFour)
  return matches(fresh) ?? matches(cards)
}

type Saves = { readonly before: () => readonly SavedCard[]; readonly onCards: (cards: readonly SavedCard[]) => void }

const saveCard =
  ({ before, onCards }: Saves): Api['saveCard'] =>
  async (makeCardToken, options) => {
    const made = await makeCardToken()
    if (!made.ok) return made
    const answer = await callSignedIn(api.addCard, { body: { stripe_token: made.value.token } }, options)
    if (!answer.ok) return answer
    const added = findCard(answer.value, before(), made.value.lastFour)
    onCards(answer.value)
    return added
      ? answered({ id: added.id })
      : refused('We could not find your new card. Please choose it from your cards, or try another one.')
  }

export const paymentApi = (saves: Saves): Api => ({ ...attempts, verify, saveCard: saveCard(saves) })

/** The payments of an order: its bill, and credit that is bought for it. Attempts for other orders come first, too. */
export function createOrderPayment(link: OrderLink, saves: Saves): PaymentConnection<PosPayment> {
  let thing: Thing | null = null
  return {
    records,
    // Another tab may end the entry that named it: the page has seen it.
    rules: paymentRules(() => (thing = thingOfLink(link, entries.all()) ?? thing)),
    api: paymentApi(saves),
  }
}
