import { cents } from '../shared/money.ts'
import type { PosRequest, PosState, RecordedPayment } from './pos.ts'

/** A request as this device records it: nothing of the payer. */
export const recordOf = (request: PosRequest): RecordedPayment => ({
  key: request.key,
  kind: request.kind,
  ticket: request.link.ticket,
  amount: request.kind === 'bill' ? cents(request.amount + request.tip) : request.pay,
})

/** The state's attempt without a known outcome, or one of which the till does not know yet. */
export function recordedOf(state: PosState): RecordedPayment | null {
  switch (state.status) {
    case 'paying':
    case 'authenticating':
    case 'paymentUnknown':
      return recordOf(state.request)
    case 'unresolvedPayment':
      return state.attempts[0]
    case 'tillNotTold':
      return state.attempt
    default:
      return null
  }
}
