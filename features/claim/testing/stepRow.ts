import type { ClaimEvent, ClaimState } from '../claim.ts'

/** A row of a table of steps: a state, an event, and the state and the commands that follow. */
export type StepRow = readonly [title: string, from: ClaimState, event: ClaimEvent, to: object, commands: readonly object[]]

/** The page after a call of this state was lost. */
export const failedDuring = (during: Extract<ClaimState, { status: 'failed' }>['during']): ClaimState => ({
  status: 'failed',
  cause: { kind: 'timeout' },
  during,
})
