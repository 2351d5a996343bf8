import * as api from '../../features/checkout/api.ts'
import { type PurchasePayment, type PurchaseReference, purchaseReference, thingOf } from '../../features/checkout/purchaseToPay.ts'
import { call } from '../runtime/api/call.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/records/attemptRecords.ts'
import { byKey } from '../runtime/payments/byKey.ts'
import type { PaymentApi } from '../runtime/payments/paymentSetup.ts'
import { campaign } from '../runtime/tracking/campaign.ts'

export const records = createAttemptRecords<PurchaseReference>('unresolved', purchaseReference, thingOf)

/** The calls that pay. An attempt that was made is known by its own key: a member whose token has ended can still read its outcome. */
export const paymentApi: PaymentApi<PurchasePayment> = {
  send: ({ key, what: { option, amount: agreed }, details: { promoCode, buyer, isMember, agreedTo }, paymentMethodId }, options) => {
    const id = (kind: typeof option.kind) => (option.kind === kind ? option.id : null)
    const body = { icoId: id('ico'), gcoId: id('gco'), promoCode, agreed, ...buyer, paymentMethodId, agreedTo, campaign: campaign() }
    if (!isMember) return call(api.purchase, { body }, { ...options, key })
    // A member whose token has ended sees a notice before anything is paid as a guest.
    return callSignedIn({ ...api.purchase, auth: 'required' }, { body }, { ...options, key, orAsGuest: true })
  },
  complete: byKey(api.completePurchase),
  lookUp: byKey(api.lookUpPurchase),
  close: byKey(api.closePurchase),
}
