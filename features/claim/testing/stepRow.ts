import { failed } from '../../shared/api/answers/answer.ts'
import type { ClaimState } from '../claim.ts'
import type { CallAnswer, ClaimEvent, EventOf, ServerCommand } from '../events.ts'
import { transition } from '../transition.ts'

/** A row of a table of steps: a state, an event, and the state and the commands that follow. */
export type StepRow = readonly [title: string, from: ClaimState, event: ClaimEvent, to: object, commands: readonly object[]]

type CallName = ServerCommand['type']

/** The event with the answer to this call. */
export const on = <C extends CallName>(call: C, answer: CallAnswer<C>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the event of a call takes that call's answer, which TypeScript cannot correlate
  ({ type: `${call}Answered`, answer }) as unknown as EventOf<`${C}Answered`>

/** The page after this call of the state was lost. */
export const failedDuring = (state: ClaimState, call: CallName): ClaimState => transition(state, on(call, failed({ kind: 'timeout' })))[0]
