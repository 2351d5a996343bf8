import type { ClaimEvent, ClaimState, ClaimStatus, ClaimStep, Handlers } from './claim.ts'
import { claimInDoubt, claiming, failed } from './transitions/claiming.ts'
import { ended, newUserNoLongerAvailable, success } from './transitions/ending.ts'
import { claimCode, loadingOffer, offerCode, unknownOffer } from './transitions/finding.ts'
import { authentication, emailInput } from './transitions/reaching.ts'
import { altVerification, smsVerification } from './transitions/verifying.ts'

const handlers: { readonly [Status in ClaimStatus]: Handlers<Status> } = {
  offerCode,
  loadingOffer,
  unknownOffer,
  claimCode,
  emailInput,
  authentication,
  smsVerification,
  altVerification,
  claiming,
  claimInDoubt,
  failed,
  success,
  noAccount: ended,
  emailClaimSuccess: ended,
  prevClaimed: ended,
  prevUsed: ended,
  returnUserNoLongerAvailable: ended,
  returnUserNewUserOnly: ended,
  claimOwnReferral: ended,
  suspendedAccount: ended,
  newUserNoLongerAvailable,
}

/**
 * What follows when an event meets a state: the next state, then the commands to carry out. An event that means
 * nothing to the state gives that very state and no command.
 */
export function transition(state: ClaimState, event: ClaimEvent): ClaimStep {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handler stands under the state's own status and the event's own type, which TypeScript cannot correlate
  const handle = handlers[state.status][event.type] as
    | ((state: ClaimState, event: ClaimEvent) => ClaimStep)
    | undefined
  return handle?.(state, event) ?? [state]
}

/** Does a step back lead anywhere inside the flow? */
export const canGoBack = (state: ClaimState): boolean => transition(state, { type: 'back' })[0] !== state

/** The state as it may be kept on the device: a password stays in the page's memory. */
export function withoutPassword(state: ClaimState): ClaimState {
  if (state.status === 'authentication') return { ...state, password: '' }
  return state.status === 'failed' && state.during.status === 'authentication'
    ? { ...state, during: { ...state.during, password: '' } }
    : state
}
