import { idle } from '../../shared/api/submission.ts'
import type { Handlers } from '../claim.ts'
import { startOver } from './finding.ts'

/** The handlers of every ending. */
export const ended = { startOver: () => startOver() } satisfies Handlers<'prevClaimed'>

export const success: Handlers<'success'> = { ...ended, appDue: (state) => [state, { type: 'openApp' }] }

export const newUserNoLongerAvailable: Handlers<'newUserNoLongerAvailable'> = {
  ...ended,
  back: (state) => (state.because.kind === 'claimCode' ? [{ status: 'claimCode', visit: state.because.visit, submission: idle }] : [state]),
}
