import { type EarlierState, afterFirst, earlierRules, lookUpEarlier } from '../../../payment/earlierAttempts.ts'
import type { Step } from '../../../shared/flow/flow.ts'
import type { CheckoutCommand, CheckoutRules, CheckoutStep, Opening, StateOf } from '../checkout.ts'
import type { Receipt } from '../receipt.ts'
import type { RecordedPayment } from '../request.ts'
import { open } from './reading.ts'

type State = StateOf<'unresolvedPayment'>

/** The checkout's step after one of the earlier attempts. */
function embed(opening: Opening, [earlier, ...commands]: Step<EarlierState<RecordedPayment, Receipt>, CheckoutCommand>): CheckoutStep {
  switch (earlier.status) {
    case 'unresolvedPayment':
      return [{ ...earlier, opening }, ...commands]
    case 'allResolved':
      return open(opening)
    case 'earlierPaid': {
      const { attempts, receipt } = earlier
      const { sent, bill } = opening
      // This page sent it, and was reloaded before it got the answer.
      if (sent?.key === attempts[0].key) return [{ status: 'success', bill, agreed: sent.agreed, receipt }]
      return [{ status: 'earlierPaid', attempts, opening }]
    }
  }
}

/** Looks up the first attempt before anything else is paid. */
export const lookUpFirst = (attempts: State['attempts'], opening: Opening): CheckoutStep => embed(opening, lookUpEarlier(attempts))

export const unresolvedPayment: CheckoutRules['unresolvedPayment'] = earlierRules<RecordedPayment, Receipt, State, CheckoutStep>(
  ({ opening }, step) => embed(opening, step),
)

export const earlierPaid: CheckoutRules['earlierPaid'] = { unresolvedLeft: ({ attempts, opening }) => embed(opening, afterFirst(attempts)) }
