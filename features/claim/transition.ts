import * as z from 'zod/mini'
import { type Answer, isFinalAnswer } from '../shared/api/answers/answer.ts'
import type { OutputOf } from '../shared/api/endpoint.ts'
import { transitionBy, type Saved } from '../shared/flow/flow.ts'
import { lookUpSteps } from '../shared/flow/lookUp.ts'
import type { lookUpClaim } from './api.ts'
import { type Refusal, isClaimRefused, findCatalogueRow } from './catalogue.ts'
import {
  type ClaimState,
  type ClaimStep,
  type RulesOf,
  type StateOf,
  claimCodeForm,
  contactForm,
  getProof,
  offerCode,
  refusedForm,
  savedState,
  settled,
  signInForm,
} from './claim.ts'
import {
  type ClaimWithoutProof,
  type Claiming,
  type EndingState,
  claim,
  claimEnding,
  claimUnknown,
  isMember,
  withoutMember,
} from './claiming.ts'
import type { ClaimCommand, ClaimEvent, Proof } from './events.ts'
import { contactRules } from './transitions/contact.ts'
import { findingRules } from './transitions/finding.ts'

const refusedClaim = ({ draft, proof }: Claiming | ClaimWithoutProof, refusal: Refusal): ClaimStep =>
  refusedForm(contactForm(draft), refusal, undefined, proof)

const { ask, lookedUp, retried } = lookUpSteps<StateOf<'claimUnknown'>, ClaimState, ClaimCommand, OutputOf<typeof lookUpClaim>>({
  at: (state, lookUp) => ({ ...state, lookUp }),
  ask: () => ({ type: 'lookUpClaim' }),
  found: (state, attempt) => {
    switch (attempt.outcome) {
      // Without its proof it cannot be sent again.
      case 'unknown':
        return state.proof === null ? [contactForm(state.draft)] : 'notFound'
      case 'refused':
        return refusedClaim(state, attempt)
      case 'claimed':
        return claimEnding(state, attempt.result)
    }
  },
})

/**
 * A claim that is refused as claimed before is theirs only if its look-up confirms it. A look-up without an answer confirms
 * nothing.
 */
function outcomeFound(state: StateOf<'claimUnknown'>, answer: Answer<OutputOf<typeof lookUpClaim>>): ClaimStep {
  const isSettled = answer.ok ? answer.value.outcome !== 'claimed' : isFinalAnswer(answer.failure)
  const isOfAnother = 'isClaimedBefore' in state && state.lookUp === 'asking' && isSettled
  return isOfAnother ? [{ status: 'prevClaimed', offer: state.draft.offer }] : lookedUp(state, answer)
}

const lookUp = (claim: Claiming | ClaimWithoutProof): ClaimStep => ask(claimUnknown(claim))

/** The claim while it is sent, and every call that failed: `retry` repeats it, `back` returns to its form. */
const claimingRules: RulesOf<'claiming' | 'claimUnknown' | 'failed'> = {
  claiming: {
    claimAnswered: (state, { answer }) => {
      if (answer.ok) return claimEnding(state, answer.value)
      if (!isClaimRefused(answer.failure)) return lookUp(state)
      // It may be their own earlier request that has claimed it.
      return state.isAgain && findCatalogueRow(answer.failure) === 'prevClaimed'
        ? [{ ...state, isClaimedBefore: true }, { type: 'lookUpClaim' }]
        : refusedClaim(state, answer.failure)
    },
    lookUpClaimAnswered: (state, { answer }) => outcomeFound(claimUnknown(state), answer),
    // The request may have arrived before the reload.
    reloaded: lookUp,
    signedOutAnywhere: (state) => (isMember(state.proof) ? lookUp(withoutMember(state)) : [state]),
  },
  claimUnknown: {
    lookUpClaimAnswered: (state, { answer }) => outcomeFound(state, answer),
    retry: (state) => {
      if (state.lookUp !== 'notFound' || state.proof === null) return retried(state)
      const { draft, contact, proof } = state
      return claim({ draft, contact, proof, isAgain: true })
    },
    // A claim that arrived after all counts once: the next one is refused as claimed before.
    startOver: (state) =>
      state.lookUp === 'unreachable' || state.lookUp === 'noFinalAnswer' ? offerCode(state.draft.code, state.draft.contact) : [state],
    reloaded: (state) => (state.lookUp === 'notFound' ? [state] : ask(state)),
    signedOutAnywhere: (state) => {
      if (state.proof === null || !isMember(state.proof)) return [state]
      const left = withoutMember(state)
      return [state.lookUp === 'notFound' ? contactForm(left.draft) : { ...left, status: 'claimUnknown', lookUp: state.lookUp }]
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

const endingRules: RulesOf<EndingState['status']> = {
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

export const transition = transitionBy<ClaimState, ClaimEvent, ClaimCommand>({
  ...findingRules,
  ...contactRules,
  ...claimingRules,
  ...endingRules,
})

/** Whether Back leads to another step of the flow. */
export const canGoBack = (state: ClaimState): boolean => transition(state, { type: 'back' })[0] !== state

/** Saves the state to which a reload leads: it has no secrets. `hasToken` returns whether the token of a proof is still there. */
export const savedClaim = (hasToken: (proof: Proof) => boolean): Saved<ClaimState> => ({
  version: 5,
  toSave: (state) => transition(state, { type: 'reloaded' })[0],
  read: (saved) => {
    const { data: state = null } = z.safeParse(savedState, saved)
    const proof = state && getProof(state)
    if (proof === null || hasToken(proof)) return state
    // Without its token a claim can only be looked up, and an SMS code cannot be verified.
    return state?.status === 'claimUnknown'
      ? { status: 'claimUnknown', draft: state.draft, contact: null, proof: null, lookUp: 'asking' }
      : null
  },
})
