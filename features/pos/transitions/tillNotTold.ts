import type { PosRules } from '../pos.ts'
import { load } from './opening.ts'
import { billPaid } from './settling.ts'

const notTaken = 'Your payment was not taken after all, and nothing was charged. Please pay again.'

/** An answer has said that the bill is paid. Only a look-up that says otherwise takes that back (NET-12). */
export const tillNotTold: PosRules['tillNotTold'] = {
  retry: (state) =>
    state.isAsking
      ? [state]
      : [
          { ...state, isAsking: true },
          { type: 'lookUpPayment', request: { key: state.attempt.key } },
        ],
  lookUpPaymentAnswered: (state, { answer }) => {
    if (!answer.ok) return [{ ...state, isAsking: false }]
    const { link, attempt } = state
    const opening = { link, keep: null, notice: null }
    switch (answer.value.outcome) {
      case 'paid':
        return billPaid(link, attempt, answer.value.receipt)
      case 'declined':
      case 'closed':
        return load({ ...opening, notice: notTaken })
      case 'unknown':
      case 'requiresAction':
        return [{ status: 'unresolvedPayment', attempts: [attempt], lookUp: 'notCharged', opening, isSignedIn: true }]
    }
  },
  reloaded: (state) => [{ ...state, isAsking: false }],
}
