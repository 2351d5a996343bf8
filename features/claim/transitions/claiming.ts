import type { ClaimStep, ClaimWithoutProof, Claiming, FormState, Handlers } from '../claim.ts'
import { claimedOutcome, isClaimRefused, refusedOutcome } from '../outcome.ts'
import { ask, contactForm, settled } from './asking.ts'
import { load } from './finding.ts'

const lookUp = (claim: Claiming | ClaimWithoutProof): ClaimStep => [
  { ...claim, status: 'claimUnknown', lookUp: 'asking' },
  { type: 'lookUpClaim' },
]

/** What remains of a claim after its member signs out. */
const withoutMember = ({ visit }: Claiming): ClaimWithoutProof => ({
  visit: { ...visit, contact: { email: '', phone: '', smsOptIn: false, emailOptIn: false } },
  contact: null,
  request: null,
})

const isMembers = ({ request }: Claiming): boolean => request.proof.by === 'account'

export const claiming: Handlers<'claiming'> = {
  claimAnswered: (state, { answer }) => {
    if (answer.ok) return claimedOutcome(state, answer.value)
    return isClaimRefused(answer.failure) ? refusedOutcome(state, answer.failure) : lookUp(state)
  },
  // The request may have arrived before the reload.
  reloaded: lookUp,
  signedOutAnywhere: (state) => (isMembers(state) ? lookUp(withoutMember(state)) : [state]),
}

export const claimUnknown: Handlers<'claimUnknown'> = {
  lookUpClaimAnswered: (state, { answer }) => {
    // A failed or refused look-up leaves the claim's outcome unknown.
    if (!answer.ok) return [{ ...state, lookUp: 'unreachable' }]
    const attempt = answer.value
    switch (attempt.outcome) {
      case 'unknown':
        return [state.request ? { ...state, lookUp: 'notClaimed' } : contactForm(state.visit)]
      case 'refused':
        return refusedOutcome(state, attempt)
      case 'claimed':
        return claimedOutcome(state, attempt.result)
    }
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
  reloaded: (state) => (state.lookUp === 'notClaimed' ? [state] : lookUp(state)),
  signedOutAnywhere: (state) => {
    if (state.request === null || !isMembers(state)) return [state]
    const claim = withoutMember(state)
    return [state.lookUp === 'notClaimed' ? contactForm(claim.visit) : { ...claim, status: 'claimUnknown', lookUp: state.lookUp }]
  },
}

const again = (during: FormState): ClaimStep => (during.status === 'loadingOffer' ? load(during.link, during.entry) : ask(during))

export const failed: Handlers<'failed'> = {
  retry: ({ during }) => again(during),
  back: ({ during }) => [settled(during)],
  // A reload repeats a failed read. A failed form is shown again.
  reloaded: ({ during }) => (during.status === 'loadingOffer' ? again(during) : [settled(during)]),
}
