import * as api from '../../features/pos/api.ts'
import type { PosReceiptRead } from '../../features/pos/chargeWire.ts'
import { rereadProblem } from '../../features/pos/rereadProblem.ts'
import { findCard } from '../../features/pos/findCard.ts'
import type { PosPayment, PosReceipt } from '../../features/pos/pos.ts'
import { billBody } from '../../features/pos/billBody.ts'
import { is401 } from '../../features/pos/transitions/opening.ts'
import type { SavedCard } from '../../features/payment/method.ts'
import { type Answer, answered, refused } from '../../features/shared/api/answer.ts'
import { call } from '../runtime/api/call.ts'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'
import type { PaymentApi } from '../runtime/payments/paymentSetup.ts'
import { asDiner, loadTicket, loadVenue } from './commands.ts'

type Outcome<Receipt> = { readonly outcome: 'paid'; readonly receipt: Receipt } | { readonly outcome: string }

const isPaid = <Receipt>(value: Outcome<Receipt>): value is Extract<Outcome<Receipt>, { readonly outcome: 'paid' }> => 'receipt' in value

/** A receipt with a checked address, and with the time of this device where the server sends none. */
function receiptOf({ at, returnUrlOverride, ...receipt }: PosReceiptRead): PosReceipt {
  return { ...receipt, at: at ?? Date.now(), returnUrl: allowedReturnUrl(returnUrlOverride) }
}

type WithReceipt<Value> = Value extends { readonly receipt: PosReceiptRead }
  ? Omit<Value, 'receipt'> & { readonly receipt: PosReceipt }
  : Value

function withReceipt<Value extends Outcome<PosReceiptRead>>(answer: Answer<Value>): Answer<WithReceipt<Value>> {
  if (!answer.ok) return answer
  const { value } = answer
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the receipt changes, and its type says so
  return answered((isPaid(value) ? { ...value, receipt: receiptOf(value.receipt) } : value) as WithReceipt<Value>)
}

type Api = Required<PaymentApi<PosPayment>>

export const send: Api['send'] = async ({ key, details, paymentMethodId: cardId }, options) => {
  if (details.kind === 'bill')
    return withReceipt(await asDiner(api.payBill, { body: billBody(details.visit, cardId) }, { ...options, key }))
  if (cardId === null) return refused('Missing card or option ID.')
  const gift_card_purchase = { gift_card_option_id: details.optionId, stripe_source_id: cardId, agrees_with_tos_privacy: 'on' } as const
  return withReceipt(await asDiner(api.buyCredit, { body: { gift_card_purchase } }, { ...options, key }))
}

// An attempt is looked up by its key alone: the session may have ended.
export const complete: Api['complete'] = async (key, options) =>
  withReceipt(await call(api.completePayment, { path: { key } }, { ...options, key }))
export const lookUp: Api['lookUp'] = async (key, options) => withReceipt(await call(api.lookUpPayment, { path: { key } }, options))
export const close: Api['close'] = async (key, options) => withReceipt(await call(api.closePayment, { path: { key } }, { ...options, key }))

/** Reads the bill again, and the venue: its credit may have been spent at another table. */
export const verify: Api['verify'] = async ({ details }, options) => {
  if (details.kind === 'credit') return null
  const { link, venue } = details.visit
  const { projectId, locationId, tip } = venue
  const reads = [loadVenue({ link, habit: tip.habit }, options), loadTicket({ link, projectId, locationId }, options)] as const
  return rereadProblem(details.visit, ...(await Promise.all(reads)))
}

export type Saves = {
  readonly before: readonly SavedCard[]
  readonly onCards: (cards: readonly SavedCard[]) => void
  readonly onSessionEnded: () => void
}

/** Saves the typed card, and finds it among the diner's. */
export async function saveCard(
  { before, onCards, onSessionEnded }: Saves,
  ...[makeCardToken, options]: Parameters<Api['saveCard']>
): ReturnType<Api['saveCard']> {
  const made = await makeCardToken()
  if (!made.ok) return made
  const answer = await asDiner(api.addCard, { body: { stripe_token: made.value.token } }, options)
  if (!answer.ok) {
    if (is401(answer.failure)) onSessionEnded()
    return answer
  }
  onCards(answer.value)
  const added = findCard(answer.value, before, made.value.lastFour)
  return added
    ? answered({ id: added.id })
    : refused('We could not find your new card. Please choose it from your cards, or try another one.')
}
