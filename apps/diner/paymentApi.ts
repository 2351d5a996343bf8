import { closePayment, completePayment, lookUpPayment, payTicket } from '../../features/diner/api.ts'
import { type AgreedCheck, type CheckPayment, agreedCheck } from '../../features/diner/checkToPay.ts'
import { call } from '../runtime/api/call.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'
import type { PaymentApi } from '../runtime/payments/paymentSetup.ts'

/**
 * The payments of checks on this device. The hosted checkout names a bill alike, so two requests never go out at once. After that
 * each says what was due, and the server refuses one whose bill has been paid meanwhile.
 */
export const records = createAttemptRecords<AgreedCheck>('diner.unresolved', agreedCheck, ({ pos, location, ticket }) =>
  JSON.stringify(['bill', pos, location, ticket]),
)

/** The calls that pay a check. */
export const paymentApi: PaymentApi<CheckPayment> = {
  send: ({ key, what: { pos, ticket, due, tip, cash, claimId }, details: { projectId, locationId }, paymentMethodId }, options) =>
    callSignedIn(
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
    ),
  complete: (key, options) => call(completePayment, { path: { key } }, { ...options, key }),
  lookUp: (key, options) => call(lookUpPayment, { path: { key } }, options),
  close: (key, options) => call(closePayment, { path: { key } }, { ...options, key }),
}
