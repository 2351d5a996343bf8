import type { ClaimStep, Handlers } from '../claim.ts'
import { idle } from './asking.ts'
import { begin } from './finding.ts'

const startOver = (): ClaimStep => begin(null)

/** Endings with the offer in hand: the app is the way on. */
export const success: Handlers<'success'> = {
  appDue: (state) => [state, { type: 'openApp' }],
}
export const claimed = {} satisfies Handlers<'noAccount' | 'emailClaimSuccess'>

/** Endings without it: another code is a way on. */
export const turnedAway = { startOver } satisfies Handlers<'prevClaimed'>

export const newUserNoLongerAvailable: Handlers<'newUserNoLongerAvailable'> = {
  startOver,
  back: (state) =>
    state.because.kind === 'claimCode'
      ? [{ status: 'claimCode', visit: state.because.visit, submission: idle }]
      : [state],
}
