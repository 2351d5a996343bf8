import type { Charge, Closed, LookedUp } from '../../features/payment/charge.ts'
import { closePayment, completePayment, lookUpPayment, payTicket } from '../../features/diner/api.ts'
import { type AgreedCheck, type CheckToPay, agreedCheck } from '../../features/diner/checkToPay.ts'
import type { PaidVenue } from '../../features/diner/checkView.ts'
import type { Receipt } from '../../features/diner/receipt.ts'
import { type Answer, answered } from '../../features/shared/api/answer.ts'
import { call } from '../runtime/api/call.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'
import type { PaymentApi } from '../runtime/payments/usePayment.tsx'

/** The unresolved payments of checks on this device. */
export const records = createAttemptRecords<AgreedCheck>('diner.unresolved', agreedCheck, ({ pos, location, ticket }) =>
  JSON.stringify([pos, location, ticket]),
)

/** A receipt, with the key that is the address of its payment. */
export type PaidAttempt = { readonly key: string; readonly receipt: Receipt }

function ofCharge(key: string, charge: Charge<Receipt>): Charge<PaidAttempt> {
  return charge.outcome === 'paid' ? { ...charge, receipt: { key, receipt: charge.receipt } } : charge
}

const ofClose = (key: string, closed: Charge<Receipt> | Closed): Charge<PaidAttempt> | Closed =>
  closed.outcome === 'closed' ? closed : ofCharge(key, closed)

const ofLookUp = (key: string, found: LookedUp<Receipt>): LookedUp<PaidAttempt> =>
  found.outcome === 'unknown' ? found : ofClose(key, found)

/** The answer with its value read by `read`. */
const readBy = <T, U>(answer: Answer<T>, read: (value: T) => U): Answer<U> => (answer.ok ? answered(read(answer.value)) : answer)

/** The calls that pay a check at this restaurant. */
export const paymentApi = ({ projectId, locationId }: PaidVenue): PaymentApi<CheckToPay, PaidAttempt> => ({
  send: async ({ key, what: { pos, ticket, due, tip, cash, claimId }, paymentMethodId }, options) => {
    const answer = await callSignedIn(
      payTicket,
      {
        path: { projectId, ticket },
        body: {
          posSlug: pos,
          locationId,
          due,
          claimId,
          cash,
          tip: tip === 0 || paymentMethodId === null ? null : { amount: tip, stripe_source_id: paymentMethodId },
          paymentMethodId,
        },
      },
      { ...options, key },
    )
    return readBy(answer, (charge) => ofCharge(key, charge))
  },
  complete: async (key, options) =>
    readBy(await call(completePayment, { path: { key } }, { ...options, key }), (charge) => ofCharge(key, charge)),
  lookUp: async (key, options) => readBy(await call(lookUpPayment, { path: { key } }, options), (found) => ofLookUp(key, found)),
  close: async (key, options) => readBy(await call(closePayment, { path: { key } }, { ...options, key }), (closed) => ofClose(key, closed)),
})
