import * as venueApi from '../../features/bill/api.ts'
import * as api from '../../features/pos/api.ts'
import type { PosReceiptRead } from '../../features/pos/chargeWire.ts'
import type { BillRequest, CallAnswer, Calls, CreditRequest, PosCommand, PosEvent, PosReceipt } from '../../features/pos/pos.ts'
import * as accountApi from '../../features/account/api.ts'
import { recordOf } from '../../features/pos/recorded.ts'
import { type Answer, answered, failed } from '../../features/shared/api/answer.ts'
import type { Endpoint, InputOf, OutputOf } from '../../features/shared/api/endpoint.ts'
import { type CallOptions, call } from '../runtime/api/call.ts'
import type { CallsOf, HandlersOf } from '../runtime/flow/carryOut.ts'
import { forgetDevice } from '../runtime/storage/identifiers.ts'
import type { PaymentGateway } from '../runtime/payments/paymentGateway.ts'
import { withCopies } from '../runtime/payments/withCopies.ts'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'
import { expireSession, signIn, signOut } from '../runtime/session/session.ts'
import { readTipHabit } from '../runtime/payments/tipHabit.ts'
import { token } from '../runtime/session/token.ts'
import { unresolvedPayments } from './unresolved.ts'

/** Calls as the diner. The flow says what a 401 does here: it must know first whether money may have moved (NET-04). */
async function asDiner<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions): Promise<Answer<OutputOf<E>>> {
  const bearer = token()
  return bearer === null ? failed({ kind: 'refused', status: 401, message: null }) : call(endpoint, input, { ...options, token: bearer })
}

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

const payBill = ({ key, link, project, locationId, amount, isPartial, claimId, cardId, tip }: BillRequest, options: CallOptions) =>
  asDiner(
    api.payBill,
    {
      body: {
        transaction: { amount, charge_stripe_source_id: cardId, partial_payment: isPartial, offer_claim_id: claimId },
        project,
        ticket_number: link.ticket,
        location_id: locationId,
        pos: link.posSlug,
        tip: tip === 0 || cardId === null ? null : { amount: tip, stripe_source_id: cardId },
      },
    },
    { ...options, key },
  )

const buyCredit = ({ key, optionId, cardId }: CreditRequest, options: CallOptions) =>
  asDiner(
    api.buyCredit,
    { body: { gift_card_purchase: { gift_card_option_id: optionId, stripe_source_id: cardId, agrees_with_tos_privacy: 'on' } } },
    { ...options, key },
  )

type LoadVenue = Calls['loadVenue'][0]

/** The venue, with the diner's own habit. */
async function loadVenue({ link, habit }: LoadVenue, options: CallOptions): Promise<CallAnswer<'loadVenue'>> {
  const { posSlug, location } = link
  const [answer, ownHabit] = await Promise.all([
    asDiner(venueApi.getVenue, { path: { posSlug, location } }, options),
    habit ?? readTipHabit(options.signal),
  ])
  if (!answer.ok) return answer
  const { tip, ...venue } = answer.value
  return answered({ ...venue, tip: { ...tip, habit: ownHabit }, readAt: Date.now() })
}

/** The calls of the API and of the payment provider. An attempt is looked up by its key alone: the session may have ended. */
export const callsWith = (gateway: Pick<PaymentGateway, 'provider' | 'makeCardToken'>): CallsOf<PosCommand, PosEvent> => ({
  signIn: async (user, options) => {
    const answer = await call(accountApi.signIn, { body: { user } }, options)
    if (answer.ok && !options.signal.aborted) signIn(answer.value.user.token)
    return answer
  },
  loadVenue,
  loadTicket: ({ link: { posSlug, ticket, payAmount }, projectId, locationId }, options) =>
    asDiner(venueApi.getVenueTicket, { path: { projectId, ticket }, query: { posSlug, locationId, payAmount } }, options),
  makeCardToken: gateway.makeCardToken,
  addCard: ({ token: stripe_token }, options) => asDiner(api.addCard, { body: { stripe_token } }, options),
  sendPayment: ({ request }, options) =>
    unresolvedPayments.sendAlone(recordOf(request), async () =>
      withReceipt(await (request.kind === 'bill' ? payBill(request, options) : buyCredit(request, options))),
    ),
  completePayment: async ({ request: { key } }, options) =>
    withReceipt(await call(api.completePayment, { path: { key } }, { ...options, key })),
  lookUpPayment: async ({ request }, options) =>
    withReceipt(await withCopies(request.key, (key) => call(api.lookUpPayment, { path: { key } }, options))),
  closePayment: async ({ request }, options) =>
    withReceipt(await withCopies(request.key, (key) => call(api.closePayment, { path: { key } }, { ...options, key }))),
  authenticate: ({ clientSecret }) => gateway.provider.authenticate(clientSecret),
})

export const handlers: HandlersOf<PosCommand, PosEvent> = {
  signOut: () => {
    signOut()
    return undefined
  },
  endSession: () => {
    const bearer = token()
    if (bearer !== null) expireSession(bearer)
    forgetDevice()
    return undefined
  },
  // Also an address that was saved before a reload is checked again.
  leave: ({ href }) => {
    const allowed = allowedReturnUrl(href)
    if (allowed !== null) location.assign(allowed)
    return undefined
  },
}
