import type { Failure } from '../shared/api/answer.ts'
import { isFinalAnswer } from '../shared/api/isFinalAnswer.ts'
import { type Submission, endedBy, idle, refusedWith, sending } from '../shared/api/submission.ts'

/** What became of a wish for a new password. `unknownAccount`: nobody has the address. */
export type Resetting = { readonly status: 'idle' | 'sending' | 'unknownAccount' | 'failed' | 'sent'; readonly submission: Submission }

export const resetIdle: Resetting = { status: 'idle', submission: idle }
export const resetSending: Resetting = { status: 'sending', submission: sending }
export const resetSent: Resetting = { status: 'sent', submission: idle }

/** The only final refusal is that of an address without an account (POS-03). */
export const resetFailed = (failure: Failure): Resetting =>
  isFinalAnswer(failure)
    ? { status: 'unknownAccount', submission: refusedWith('No account record found, please verify your spelling.') }
    : { status: 'failed', submission: endedBy(failure) }
