import { failed } from '../../shared/api/answers/answer.ts'
import type { ClaimState } from '../claim.ts'
import type { CallAnswer, ClaimEvent, EventOf, ServerCommand } from '../events.ts'
import { dispatch, emailContact, phoneContact } from '../examples/claim.ts'
import { states } from '../examples/states.ts'
import { transition } from '../transition.ts'

export type StepRow = readonly [title: string, from: ClaimState, event: ClaimEvent, to: object, commands: readonly object[]]

type CallName = ServerCommand['type']

export const on = <C extends CallName>(call: C, answer: CallAnswer<C>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the event of a call takes that call's answer, which TypeScript cannot correlate
  ({ type: `${call}Answered`, answer }) as unknown as EventOf<`${C}Answered`>

export const failedDuring = (state: ClaimState, call: CallName): ClaimState => transition(state, on(call, failed({ kind: 'timeout' })))[0]

/** A guest who gave an address and a phone, and the code that was texted to it. */
export const both = { ...phoneContact, email: emailContact.email }
export const dispatched = { ...dispatch, contact: both }
export const sent = { verifyNumber: dispatch.contact.phone }
export const sms = { ...states.smsVerification, dispatch, smsCode: '', submission: { phase: 'idle' }, secondsToResend: 30 } as const

export const second = { type: 'wait', ms: 1_000, then: { type: 'secondPassed' } }
export const resendDue = { type: 'wait', ms: 30_000, then: { type: 'resendDue' } }
