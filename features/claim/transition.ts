import { transitionBy } from '../shared/flow/flow.ts'
import type { ClaimCommand, ClaimEvent, ClaimState } from './claim.ts'
import { claimingRules } from './transitions/claiming.ts'
import { contactRules } from './transitions/contact.ts'
import { endingRules } from './transitions/ending.ts'
import { findingRules } from './transitions/finding.ts'
import { verifyingRules } from './transitions/verifying.ts'

/** The next state and the commands, for a state and an event. */
export const transition = transitionBy<ClaimState, ClaimEvent, ClaimCommand>({
  ...findingRules,
  ...contactRules,
  ...verifyingRules,
  ...claimingRules,
  ...endingRules,
})

/** Whether Back leads to another step of the flow. */
export const canGoBack = (state: ClaimState): boolean => transition(state, { type: 'back' })[0] !== state
