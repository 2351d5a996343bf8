import * as api from '../../features/checkout/api.ts'
import { type PurchasePayment, purchaseReference } from '../../features/checkout/purchaseToPay.ts'
import type { PurchaseAnswer } from '../../features/checkout/order.ts'
import { type PurchaseRead, withRights } from '../../features/checkout/wire/chargeWire.ts'
import type { PaymentRequest } from '../../features/payment/attempt/attempt.ts'
import { shortHash } from '../../features/shared/api/answers/shortHash.ts'
import { type CallOptions, call } from '../runtime/api/call.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/records/attemptRecords.ts'
import { attemptApi } from '../runtime/payments/attemptApi.ts'
import type { PaymentApi } from '../runtime/payments/paymentSetup.ts'
import { isGone } from '../runtime/session/receiptRight.ts'
import { rights } from '../runtime/session/rights.ts'
import { campaign } from '../runtime/page/campaign.ts'

export const records = createAttemptRecords('purchase', purchaseReference)

/** The secrets of a receipt become rights, in the name of its attempt. */
const receiptOf =
  (key: string) =>
  (read: PurchaseRead): PurchaseAnswer =>
    withRights(read, (of, secret) => (isGone(key) ? null : rights.hold(of, shortHash(key), secret)))

/** A member whose token has ended sees a notice before anything is paid as a guest. */
function send(
  { key, what: { terms, amount: agreed, consent: agreedTo }, details, paymentMethodId }: PaymentRequest<PurchasePayment>,
  options: CallOptions,
) {
  const { promoCode, buyer, isMember } = details
  const { option } = terms
  const id = (kind: typeof option.kind) => (option.kind === kind ? option.id : null)
  const body = { icoId: id('ico'), gcoId: id('gco'), promoCode, agreed, ...buyer, paymentMethodId, agreedTo, campaign: campaign() }
  return isMember
    ? callSignedIn({ ...api.purchase, auth: 'required' }, { body }, { ...options, key, orAsGuest: true })
    : call(api.purchase, { body }, { ...options, key })
}

/** The calls that pay. An attempt that was made is known by its own key: a member whose token has ended can still read its outcome. */
export const paymentApi: PaymentApi<PurchasePayment> = {
  namesCharge: true,
  ...attemptApi(records, { send, complete: api.completePurchase, lookUp: api.lookUpPurchase, close: api.closePurchase }, receiptOf),
}
