import type { PaymentTypes } from '../../../features/payment/payment.ts'
import type { PaymentApi } from './paymentSetup.ts'
import { afterSending } from './tabLocks.ts'

/** The same calls, but an attempt is asked about only once no tab waits for its request: a close could overtake it. */
export const askedInTurn = <P extends PaymentTypes>(api: PaymentApi<P>): PaymentApi<P> => ({
  ...api,
  lookUp: (key, options) => afterSending(key, () => api.lookUp(key, options)),
  close: (key, options) => afterSending(key, () => api.close(key, options)),
})
