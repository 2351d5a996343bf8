import { isOfAnother } from '../../../features/bill/paying/agreedBill.ts'
import { getGuest } from '../../../features/managers/api.ts'
import { closePayment, completePayment, lookUpPayment } from '../../../features/bill/paid/api.ts'
import { payTicket } from '../../../features/managers/checkout/api.ts'
import {
  type CheckPayment,
  type CheckVisit,
  checkTerms,
  createPayBody,
  getNotPaid,
  reread,
  thingOfVisit,
} from '../../../features/managers/checkout/request.ts'
import { firstChoices } from '../../../features/managers/checkout/choices.ts'
import {
  type CheckoutCommand,
  type CheckoutEvent,
  type CheckoutState,
  savedCheckout,
} from '../../../features/managers/checkout/checkout.ts'
import { begin, transition } from '../../../features/managers/checkout/transition.ts'
import type { Location } from '../../../features/managers/location.ts'
import type { PaymentRequest } from '../../../features/payment/attempt/attempt.ts'
import type { Agreement } from '../../../features/payment/agreement.ts'
import type { Surface } from '../../../features/payment/attempt/withPayment.ts'
import { answered } from '../../../features/shared/api/answers/answer.ts'
import { currencyOr } from '../../runtime/money.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../../runtime/payments/records/attemptRecords.ts'
import { attemptApi } from '../../runtime/payments/attemptApi.ts'
import type { PaymentConnection } from '../../runtime/payments/paymentSetup.ts'
import { checkoutKey, readTicket, takeFoundTicket } from './checkVisit.ts'

const records = createAttemptRecords('managers', checkTerms)

// No card is typed here, and no gateway is loaded that could ask a bank.
const { complete: _, ...attempts } = attemptApi(
  records,
  {
    send: (request: PaymentRequest<CheckPayment>, options) => {
      const path = { id: request.details.setting.location.id }
      return callSignedIn(payTicket, { path, body: createPayBody(request) }, { ...options, key: request.key })
    },
    complete: completePayment,
    lookUp: lookUpPayment,
    close: closePayment,
  },
  (key) => (read) => (isOfAnother(read, records.find(key)?.terms.agreed ?? null) ? null : read),
)

const isOfBill =
  (visit: CheckVisit) =>
  ({ thing }: Pick<Agreement, 'thing'>): boolean =>
    thing === thingOfVisit(visit)

export function checkoutSurface(
  visit: CheckVisit,
  { rules, currency }: Pick<Location, 'rules' | 'currency'>,
): Surface<CheckoutState, CheckoutEvent, CheckoutCommand, CheckPayment> {
  // A ticket that was found before an earlier attempt was settled may be out of date.
  const found = records.list(thingOfVisit(visit), isOfBill(visit)).length === 0 ? takeFoundTicket(visit) : null
  return {
    begin: () => begin({ currency: currencyOr(currency), bill: visit.bill, choices: firstChoices(rules), step: 'bill' }, found),
    transition,
    saved: savedCheckout,
    onPaid: ({ receipt, attempt: { terms } }) => ({ type: 'paid', ...terms, receipt }),
    onNotPaid: (reason) => ({ type: 'notPaid', reason }),
    shows: ({ status }) => status === 'success',
  }
}

/**
 * The payment of a bill. Attempts for other guests come first too if they pay the same check; no guest waits for another
 * bill.
 */
export function createCheckPayment(visit: CheckVisit): PaymentConnection<CheckPayment> {
  return {
    records,
    blocks: isOfBill(visit),
    rules: { pays: () => thingOfVisit(visit), notPaid: getNotPaid },
    api: {
      ...attempts,
      verify: async ({ what, details }, options) => {
        const { bill, setting } = details
        const { ticket, guest, location } = setting
        const locationId = location.id
        const reads = [
          // A typed amount cannot change.
          bill.by === 'amount'
            ? Promise.resolve(answered(ticket))
            : readTicket({ locationId, guestId: guest.id }, bill.number, ticket.currency, options),
          callSignedIn(getGuest, { path: { userId: guest.id }, query: { location_id: locationId } }, options),
        ] as const
        return reread(what, details, ...(await Promise.all(reads)), new Date())
      },
    },
  }
}

/** The checkout of a bill: its steps, what they read, and its payment. */
export const createCheckout = (visit: CheckVisit, location: Location) => ({
  ...createCheckPayment(visit),
  surface: checkoutSurface(visit, location),
  storageKey: checkoutKey(visit),
  calls: {
    readTicket: ({ number }: { readonly number: string }, options: { readonly signal: AbortSignal }) =>
      readTicket(visit, number, currencyOr(location.currency), options),
  },
})
