import * as api from '../../features/checkout/api.ts'
import type { CheckoutCommand, CheckoutEvent } from '../../features/checkout/events.ts'
import { orderIn } from '../../features/checkout/order.ts'
import { withAnswer } from '../../features/shared/api/endpoint.ts'
import { currencyOr } from '../runtime/money.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import type { CallsOf } from '../runtime/flow/carryOut.ts'

/** The checkout's calls of the API, apart from paying. */
export const calls: CallsOf<CheckoutCommand, CheckoutEvent> = {
  loadOrder: ({ link: { option, promoCode } }, { signal }) =>
    callSignedIn(withAnswer(api.getOrder, orderIn(currencyOr())), { path: option, query: { promoCode } }, { signal, orAsGuest: true }),
  loadMember: (_, { signal }) => callSignedIn(api.getCurrentUser, {}, { signal, orAsGuest: true }),
}
