import { failed } from '../../shared/api/answer.ts'
import type { ClaimState } from '../claim.ts'
import type { ClaimEvent, ServerCommand } from '../events.ts'
import { transition } from '../transition.ts'

/** A row of a table of steps: a state, an event, and the state and the commands that follow. */
export type StepRow = readonly [title: string, from: ClaimState, event: ClaimEvent, to: object, commands: readonly object[]]

/** The page after this call of the state was lost. */
export const failedDuring = (state: ClaimState, call: ServerCommand['type']): ClaimState =>
  transition(state, { type: `${call}Answered`, answer: failed({ kind: 'timeout' }) })[0]
