import type { Uncharged } from '../payment/charge.ts'
import { declineMessage } from '../payment/declines.ts'
import type { PaymentRules } from '../payment/payment.ts'
import { failureText } from '../shared/api/failureText.ts'
import type { PosPayment } from './pos.ts'
import type { OrderLink } from './visit.ts'
import { isOfOrder } from './toPay.ts'
import { is401 } from './transitions/opening.ts'

/** Why nothing was charged, in one text; null for the screen's own. */
function reasonOf(because: Uncharged): string | null {
  switch (because.outcome) {
    case 'declined':
      // A typed card is saved before it is charged, and this page shows no field.
      return declineMessage({ kind: 'noCard' }, because.code)
    case 'refused':
      return because.refusal.message
    case 'notConfirmed':
      return failureText(because.failure)
    case 'givenUp':
    case 'closed':
      return null
  }
}

/** What the hosted checkout decides about the payments of an order. */
export const paymentRules = (link: OrderLink): PaymentRules<PosPayment> => ({
  isOwn: (attempt) => isOfOrder(attempt, link),
  // A bill's payment that charged nothing has a page of its own. A credit's stays at its card.
  leadsTo: (because, { what }) => {
    if (because.outcome === 'refused' && is401(because.refusal)) return { kind: 'sessionEnded' }
    return what.kind === 'credit' || because.outcome === 'givenUp' ? null : { kind: 'failed', message: reasonOf(because) }
  },
  // The server says so whatever the status of its refusal is. What a failing server (5xx) says is not read: its payment is looked up.
  endsBy: (failure) =>
    failure.kind === 'refused' && failure.message?.includes('Payment is already done') ? { kind: 'alreadyPaid' } : null,
  takenBack: { kind: 'takenBack' },
})
