import { idle } from '../../shared/submission.ts'
import type { ClaimStep, Handlers } from '../claim.ts'
import { begin } from './finding.ts'

const startOver = (): ClaimStep => begin(null)

/** Every ending: a guest may have another code. */
export const ended = { startOver } satisfies Handlers<'prevClaimed'>

export const success: Handlers<'success'> = {
  startOver,
  appDue: (state) => [state, { type: 'openApp' }],
}

export const newUserNoLongerAvailable: Handlers<'newUserNoLongerAvailable'> = {
  startOver,
  back: (state) =>
    state.because.kind === 'claimCode'
      ? [{ status: 'claimCode', visit: state.because.visit, submission: idle }]
      : [state],
}
