import { transitionBy } from '../shared/flow/flow.ts'
import { type PosCommand, type PosEvent, type PosState, type PosStep, linkOf } from './pos.ts'
import { billPaid, creditBought, endingRules } from './transitions/ending.ts'
import { open, openingRules } from './transitions/opening.ts'
import { signingInRules } from './transitions/signingIn.ts'
import { stageRules } from './transitions/stages.ts'

const follow = transitionBy<PosState, PosEvent, PosCommand>({ ...signingInRules, ...openingRules, ...stageRules, ...endingRules })

/** The diner has signed out in any tab: nothing of them stays, also not what they have paid. */
const signedOut = (state: PosState): PosStep =>
  'visit' in state || 'opening' in state || 'paid' in state ? open({ link: linkOf(state), restored: null, notice: null }, false) : [state]

export function transition(state: PosState, event: PosEvent): PosStep {
  if (event.type === 'signOutChosen') return [...signedOut(state), { type: 'signOut' }]
  if (event.type === 'signedOut') return signedOut(state)
  // A reload at any step may learn that the bill was paid.
  if (event.type === 'paid') {
    if (event.attempt.kind === 'bill') return billPaid(linkOf(state), event.attempt, event.receipt)
    return 'visit' in state ? creditBought(state.visit, event.attempt, event.receipt) : [state]
  }
  return follow(state, event)
}

/** Whether a step back stays inside the page. */
export const canGoBack = (state: PosState): boolean => transition(state, { type: 'back' })[0] !== state
