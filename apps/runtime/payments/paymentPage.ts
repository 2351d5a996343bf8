import { chosenCard, isAtHand } from '../../../features/payment/gate/chosenCard.ts'
import type { SavedCards } from '../../../features/payment/gate/method.ts'
import type { PaymentTypes } from '../../../features/payment/attempt/payable.ts'
import type { PaymentState } from '../../../features/payment/attempt/payment.ts'
import type { Sum } from './gateway/sale.ts'

// What a page with a payment decides.

/** The bank's question needs the gateway too. */
export const needsGateway = ({ status }: { readonly status: PaymentState<never>['status'] }): boolean =>
  status !== 'paid' && status !== 'earlierPaid' && status !== 'unresolvedPayment'

/** Whether one press pays in this state. */
export const offersToPay = <P extends PaymentTypes>(state: PaymentState<P>, cards: SavedCards): boolean =>
  (state.status === 'choosing' && isAtHand(chosenCard(state.card, cards), cards)) ||
  (state.status === 'paymentUnknown' && state.lookUp === 'notFound')

/** What a wallet can pay, which is no amount of zero; null if there is nothing. */
export const walletSum = (sum: Sum | null): Sum | null => (sum !== null && sum.amount > 0 ? sum : null)
