import type { Store } from '../memory/store.ts'
import { type Holder, holderOfEmail, holderOfGuest } from './purse.ts'

/** Whether somebody has paid with a reward, by its claim: at the table, or by a manager. */
export const hasUsed = (store: Store, holder: Holder, claim: string): boolean =>
  store.state.billPayments.some(
    (payment) => payment.claim === claim && payment.email !== null && holderOfEmail(store, payment.email) === holder,
  ) || store.state.checkPayments.some((payment) => payment.claim === claim && holderOfGuest(payment.guest) === holder)
