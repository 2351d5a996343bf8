import * as z from 'zod/mini'
import { transitionBy } from '../shared/flow/flow.ts'
import type { Saved } from '../shared/flow/saved.ts'
import { type ClaimState, getProof, savedState } from './claim.ts'
import type { ClaimCommand, ClaimEvent, Proof } from './events.ts'
import { claimingRules, endingRules } from './transitions/claiming.ts'
import { contactRules } from './transitions/contact.ts'
import { findingRules } from './transitions/finding.ts'

/** The next state and the commands, for a state and an event. */
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
