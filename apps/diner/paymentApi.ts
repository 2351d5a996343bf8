import { closePayment, completePayment, lookUpPayment } from '../../features/bill/paid/api.ts'
import type { BillReceipt } from '../../features/bill/paid/receiptWire.ts'
import { payTicket } from '../../features/diner/api.ts'
import { agreedBill } from '../../features/bill/paying/agreedBill.ts'
import { type CheckPayment, isOfAnother, thingOf } from '../../features/diner/checkToPay.ts'
import type { PaidVenue } from '../../features/bill/venue.ts'
import type { LookedUp } from '../../features/payment/attempt/attempt.ts'
import { type Answer, failed } from '../../features/shared/api/answers/answer.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/records/attemptRecords.ts'
import { byKey } from '../runtime/payments/attemptApi.ts'
import type { PaymentApi, PaymentConnection } from '../runtime/payments/paymentSetup.ts'

/**
 * The payments of checks on this device. Each request contains the amount due, and the server refuses one whose bill was paid
 * meanwhile.
 */
export const records = createAttemptRecords('diner', agreedBill)

const ask = byKey(records)

/** An answer about another check proves nothing about this payment, which is looked up. */
export const aboutCheck = <Found extends LookedUp<BillReceipt>>(key: string, answer: Answer<Found>): Answer<Found> =>
  answer.ok && isOfAnother(answer.value, records.find(key)?.terms ?? null) ? failed({ kind: 'malformed' }) : answer

export const paymentApi: PaymentApi<CheckPayment> = {
  namesCharge: true,
  send: async ({ key, what: { terms: agreed, amount: charge }, details, paymentMethodId }, options) => {
    const { projectId, locationId, pos, ticket } = details
    const { due, claimId, breakdown, lineIds } = agreed
    const { paying: part, cash, tip, rest } = breakdown
    const body = {
      posSlug: pos,
      locationId,
      due,
      part,
      lineIds,
      isPart: rest.ofBill > 0,
      remaining: rest.ofBill,
      claimId,
      cash,
      tip: tip === 0 || paymentMethodId === null ? null : { amount: tip, stripe_source_id: paymentMethodId },
      charge,
      paymentMethodId,
    }
    return aboutCheck(key, await callSignedIn(payTicket, { path: { projectId, ticket }, body }, { ...options, key }))
  },
  complete: async (key, options) => aboutCheck(key, await ask(completePayment, key, options)),
  lookUp: async (key, options) => aboutCheck(key, await ask(lookUpPayment, key, options)),
  close: async (key, options) => aboutCheck(key, await ask(closePayment, key, options)),
}

/** The payment of a check. Attempts for other checks come first, too. */
export const createCheckPayment = (venue: PaidVenue, ticket: string): PaymentConnection<CheckPayment> => ({
  records,
  rules: { pays: () => thingOf(venue, { ticket }) },
  api: paymentApi,
})
