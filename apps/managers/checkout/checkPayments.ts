import { getGuest } from '../../../features/managers/api.ts'
import { closeTicketPayment, lookUpTicketPayment, payTicket } from '../../../features/managers/checkout/api.ts'
import {
  type CheckPayment,
  type PaymentReference,
  paymentReference,
  type CheckVisit,
  createPayBody,
  getNotPaid,
  reread,
  thingOf,
  thingOfVisit,
  visitMark,
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
import type { Payable } from '../../../features/payment/attempt/attempt.ts'
import type { Surface } from '../../../features/payment/attempt/withPayment.ts'
import { answered } from '../../../features/shared/api/answers/answer.ts'
import { currencyOr } from '../../runtime/money.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../../runtime/payments/records/attemptRecords.ts'
import { byKey } from '../../runtime/payments/byKey.ts'
import type { PaymentConnection } from '../../runtime/payments/paymentSetup.ts'
import { checkoutKey, readTicket, takeFoundTicket } from './checkVisit.ts'

const records = createAttemptRecords<PaymentReference>('managers.unresolved', paymentReference, thingOf)

const isOfBill =
  (visit: CheckVisit) =>
  ({ thing }: Pick<Payable, 'thing'>): boolean =>
    thing === thingOfVisit(visit)

export function checkoutSurface(
  visit: CheckVisit,
  { rules, currency }: Pick<Location, 'rules' | 'currency'>,
): Surface<CheckoutState, CheckoutEvent, CheckoutCommand, CheckPayment> {
  // A ticket that was found before an earlier attempt was settled may be out of date.
  const found = records.list(isOfBill(visit)).length === 0 ? takeFoundTicket(visit) : null
  return {
    begin: () => begin({ currency: currencyOr(currency), bill: visit.bill, choices: firstChoices(rules), step: 'bill' }, found),
    transition,
    saved: savedCheckout,
    // Without the agreed sums nothing is shown here: the record stays.
    onPaid: ({ receipt, attempt: { agreed, hasUsedReward = false } }) => (agreed ? { type: 'paid', agreed, hasUsedReward, receipt } : null),
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
    rules: { isOwn: (attempt) => attempt.visit === visitMark(visit) && attempt.agreed !== undefined, notPaid: getNotPaid },
    api: {
      verify: async ({ what: { locationId, checkNumber }, details }, options) => {
        const { ticket, guest } = details.setting
        const reads = [
          // A typed amount cannot change.
          checkNumber === null
            ? Promise.resolve(answered(ticket))
            : readTicket({ locationId, guestId: guest.id }, checkNumber, ticket.currency, options),
          callSignedIn(getGuest, { path: { userId: guest.id }, query: { location_id: locationId } }, options),
        ] as const
        return reread(details, ...(await Promise.all(reads)), new Date())
      },
      send: (request, options) =>
        callSignedIn(payTicket, { path: { id: request.what.locationId }, body: createPayBody(request) }, { ...options, key: request.key }),
      lookUp: byKey(lookUpTicketPayment),
      close: byKey(closeTicketPayment),
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
