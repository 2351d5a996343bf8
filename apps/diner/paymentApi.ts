import { type CheckReceipt, closePayment, completePayment, lookUpPayment, payTicket } from '../../features/diner/api.ts'
import { type CheckPayment, checkReference, isOfAnother, isSameCheck, thingOf } from '../../features/diner/checkToPay.ts'
import type { LookedUp } from '../../features/payment/attempt/attempt.ts'
import { type Answer, failed } from '../../features/shared/api/answers/answer.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/records/attemptRecords.ts'
import { byKey } from '../runtime/payments/byKey.ts'
import type { PaymentApi, PaymentConnection } from '../runtime/payments/paymentSetup.ts'

/**
 * The payments of checks on this device. Each request contains the amount due, and the server refuses one whose bill was paid
 * meanwhile.
 */
export const records = createAttemptRecords('diner.unresolved', checkReference, thingOf)

/** An answer about another check proves nothing about this payment, which is looked up. */
export const aboutCheck = <Found extends LookedUp<CheckReceipt>>(key: string, answer: Answer<Found>): Answer<Found> =>
  answer.ok && isOfAnother(answer.value, records.find(key)?.agreed ?? null) ? failed({ kind: 'malformed' }) : answer

export const paymentApi: PaymentApi<CheckPayment> = {
  namesCharge: true,
  send: async ({ key, what: { pos, ticket, amount: charge }, details, paymentMethodId }, options) => {
    const { projectId, locationId, agreed } = details
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
  complete: async (key, options) => aboutCheck(key, await byKey(completePayment)(key, options)),
  lookUp: async (key, options) => aboutCheck(key, await byKey(lookUpPayment)(key, options)),
  close: async (key, options) => aboutCheck(key, await byKey(closePayment)(key, options)),
}

/** The payment of a check. Attempts for other checks come first, too. */
export const createCheckPayment = (address: Parameters<typeof thingOf>[0]): PaymentConnection<CheckPayment> => ({
  records,
  rules: { isOwn: (attempt) => isSameCheck(attempt, address) },
  api: paymentApi,
})
