import { answered, failed } from '../../shared/answer.ts'
import type { CheckoutEvent, CheckoutState } from '../checkout.ts'
import { transition } from '../transition.ts'

/** The state after these events. */
export const after = (state: CheckoutState, ...events: readonly CheckoutEvent[]): CheckoutState =>
  events.reduce((before, event) => transition(before, event)[0], state)

export const lost = { type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) } as const satisfies CheckoutEvent

export const lookedUp = (answer: Extract<CheckoutEvent, { type: 'lookUpPaymentAnswered' }>['answer']) =>
  ({ type: 'lookUpPaymentAnswered', answer }) as const

/** The server has never heard of the attempt. */
export const unknown = lookedUp(answered({ outcome: 'unknown' }))

export const closed = { type: 'closePaymentAnswered', answer: answered({ outcome: 'closed' }) } as const satisfies CheckoutEvent
