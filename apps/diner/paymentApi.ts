import { closePayment, completePayment, lookUpPayment } from '../../features/bill/paid/api.ts'
import type { BillReceipt } from '../../features/bill/paid/receiptWire.ts'
import { payTicket } from '../../features/diner/api.ts'
import { agreedBill, isOfAnother, tipFrom } from '../../features/bill/paying/agreedBill.ts'
import { type CheckPayment, thingOf } from '../../features/diner/checkToPay.ts'
import type { PaymentRequest } from '../../features/payment/attempt/attempt.ts'
import type { PaidVenue } from '../../features/bill/venue.ts'
import type { CallOptions } from '../runtime/api/call.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/records/attemptRecords.ts'
import { attemptApi } from '../runtime/payments/attemptApi.ts'
import type { PaymentApi, PaymentConnection } from '../runtime/payments/paymentSetup.ts'

/**
 * The payments of checks on this device. Each request contains the amount due, and the server refuses one whose bill was paid
 * meanwhile.
 */
export const records = createAttemptRecords('diner', agreedBill)

/** An answer about another check proves nothing about this payment, which is looked up. */
const receiptOf = (key: string) => (read: BillReceipt) => (isOfAnother(read, records.find(key)?.terms ?? null) ? null : read)

function send({ key, what, details, paymentMethodId }: PaymentRequest<CheckPayment>, options: CallOptions) {
  const { terms: agreed, amount: charge } = what
  const { projectId, locationId, pos, ticket, lastPayment } = details
  const { due, claimId, breakdown, lineIds } = agreed
  const { paying: part, cash, rest } = breakdown
  const tip = tipFrom(agreed, paymentMethodId)
  const sums = { due, part, isPart: rest.ofBill > 0, remaining: rest.ofBill, claimId, cash, tip, charge }
  const body = { posSlug: pos, locationId, lastPayment, lineIds, paymentMethodId, ...sums }
  return callSignedIn(payTicket, { path: { projectId, ticket }, body }, { ...options, key })
}

export const paymentApi: PaymentApi<CheckPayment> = {
  namesCharge: true,
  ...attemptApi(records, { send, complete: completePayment, lookUp: lookUpPayment, close: closePayment }, receiptOf),
}

/** The payment of a check. Attempts for other checks come first, too. */
export const createCheckPayment = (venue: PaidVenue, ticket: string): PaymentConnection<CheckPayment> => ({
  records,
  rules: { pays: () => thingOf(venue, { ticket }) },
  api: paymentApi,
})
