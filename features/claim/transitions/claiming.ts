import type { ClaimStep, Claiming, Handlers } from '../claim.ts'
import { claimOutcome, refusalOutcome } from '../outcome.ts'
import { ask, idle, settled } from './asking.ts'

function lookUp({ visit, contact, request }: Claiming): ClaimStep {
  return [
    { status: 'claimInDoubt', visit, contact, request, lookUp: 'asking' },
    { type: 'lookUpClaim', request },
  ]
}

export const claiming: Handlers<'claiming'> = {
  claimAnswered: (state, { answer }) => claimOutcome(state, answer) ?? lookUp(state),
  // The request may have arrived before the page went away.
  reloaded: lookUp,
}

export const claimInDoubt: Handlers<'claimInDoubt'> = {
  lookUpClaimAnswered: (state, { answer }) => {
    const refusal = !answer.ok && answer.failure.kind === 'refused' ? answer.failure : null
    if (refusal?.status === 404) return [{ ...state, lookUp: 'notClaimed' }]
    // A refusal of the look-up itself says nothing of the claim.
    const unsaid = refusal !== null && refusalOutcome(refusal, state.visit) === null
    return (unsaid ? null : claimOutcome(state, answer)) ?? [{ ...state, lookUp: 'unreachable' }]
  },
  retry: (state) => {
    switch (state.lookUp) {
      case 'asking':
        return [state]
      case 'unreachable':
        return lookUp(state)
      case 'notClaimed': {
        const { visit, contact, request } = state
        return ask({ status: 'claiming', visit, contact, request })
      }
    }
  },
  back: (state) =>
    state.lookUp === 'notClaimed' ? [{ status: 'emailInput', visit: state.visit, submission: idle }] : [state],
  reloaded: (state) => (state.lookUp === 'notClaimed' ? [state] : lookUp(state)),
}

export const failed: Handlers<'failed'> = {
  retry: ({ during }) => ask(during),
  back: ({ during }) => [settled(during)],
  // Who reloads an error page wants the read again; a form comes back as it was.
  reloaded: ({ during }) => (during.status === 'loadingOffer' ? ask(during) : [settled(during)]),
}
