import { type Refusal, isClaimRefused } from '../catalogue.ts'
import { type ClaimStep, type RulesOf, claimCodeForm, contactForm, offerCode, refusedForm, settled, signInForm } from '../claim.ts'
import {
  type ClaimWithoutProof,
  type Claiming,
  type EndingState,
  claim,
  claimEnding,
  isMember,
  lookUp,
  withoutMember,
} from '../claiming.ts'

/** The step after a refused claim. */
const refusedClaim = ({ draft, proof }: Claiming | ClaimWithoutProof, refusal: Refusal): ClaimStep =>
  refusedForm(contactForm(draft), refusal, undefined, proof)

/** The claim on its way, and every call that failed: `retry` repeats it, `back` returns to its form. */
export const claimingRules: RulesOf<'claiming' | 'claimUnknown' | 'failed'> = {
  claiming: {
    claimAnswered: (state, { answer }) => {
      if (answer.ok) return claimEnding(state, answer.value)
      return isClaimRefused(answer.failure) ? refusedClaim(state, answer.failure) : lookUp(state)
    },
    // The request may have arrived before the reload.
    reloaded: lookUp,
    signedOutAnywhere: (state) => (isMember(state.proof) ? lookUp(withoutMember(state)) : [state]),
  },
  claimUnknown: {
    lookUpClaimAnswered: (state, { answer }) => {
      // A failed or refused look-up leaves the claim's outcome unknown.
      if (!answer.ok) return [{ ...state, lookUp: 'unreachable' }]
      const attempt = answer.value
      switch (attempt.outcome) {
        case 'unknown':
          return [state.proof ? { ...state, lookUp: 'notClaimed' } : contactForm(state.draft)]
        case 'refused':
          return refusedClaim(state, attempt)
        case 'claimed':
          return claimEnding(state, attempt.result)
      }
    },
    retry: (state) => {
      switch (state.lookUp) {
        case 'asking':
          return [state]
        case 'unreachable':
          return lookUp(state)
        case 'notClaimed':
          return claim(state.draft, state.contact, state.proof)
      }
    },
    // A claim that arrived after all counts once: the server then says that it was claimed before.
    startOver: (state) => (state.lookUp === 'unreachable' ? offerCode(state.draft.code, state.draft.contact) : [state]),
    reloaded: (state) => (state.lookUp === 'notClaimed' ? [state] : lookUp(state)),
    signedOutAnywhere: (state) => {
      if (state.proof === null || !isMember(state.proof)) return [state]
      const left = withoutMember(state)
      return [state.lookUp === 'notClaimed' ? contactForm(left.draft) : { ...left, status: 'claimUnknown', lookUp: state.lookUp }]
    },
  },
  failed: {
    retry: ({ again }) => again,
    back: ({ again: [form] }) => (form.status === 'loadingOffer' ? offerCode(form.link.code, form.link.contact) : [settled(form)]),
    // A reload repeats a failed read. A failed form is shown again, without its password.
    reloaded: ({ again }) => {
      const [form] = again
      if (form.status === 'loadingOffer') return again
      return [form.status === 'authentication' ? signInForm(form.draft, form.contact) : settled(form)]
    },
  },
}

const ended = { startOver: () => offerCode('', { email: '', phone: '' }) }

export const endingRules: RulesOf<EndingState['status']> = {
  success: { ...ended, appDue: (state) => [state, { type: 'openApp' }] },
  noAccount: ended,
  emailClaimSuccess: ended,
  prevClaimed: ended,
  prevUsed: ended,
  returnUserNoLongerAvailable: ended,
  returnUserNewUserOnly: ended,
  claimOwnReferral: ended,
  suspendedAccount: ended,
  newUserNoLongerAvailable: { ...ended, back: (state) => (state.wrongCode ? [claimCodeForm(state.wrongCode)] : [state]) },
}
