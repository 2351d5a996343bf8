import { type PageEvent, withPayment } from '../../payment/attempt/withPayment.ts'
import { answered } from '../../shared/api/answers/answer.ts'
import { billToPay, link, receipt, visa } from '../examples/examples.ts'
import { getToPay, paymentRules } from '../toPay.ts'
import type { PosEvent, PosPayment, PosReceipt } from '../pos.ts'
import type { PosState } from '../states.ts'
import { posSurface } from '../surface.ts'

// An order's page in Node: its own steps, and its payment.

export type PosPageEvent = PageEvent<PosEvent, PosPayment>

const surface = posSurface(link, { stage: () => null, paidBefore: () => null })
const machine = withPayment(surface, { ...paymentRules(() => billToPay.thing), verifies: false }, () => [])

/** A page at this state, from which these events lead on: where it ends, and every command of the payment on the way. */
export function walk(flow: PosState, ...events: readonly PosPageEvent[]) {
  const [opened] = machine.begin()
  const commands: string[] = []
  let page: typeof opened = { ...opened, flow }
  for (const event of events) {
    const [next, ...more] = machine.transition(page, event)
    page = next
    for (const command of more) commands.push(command.type === 'payment' ? command.command.type : command.type)
  }
  return { ...page, commands, ended: commands.filter((type) => type === 'endAttempt').length }
}

export const ofPayment = (event: Extract<PosPageEvent, { type: 'payment' }>['event']): PosPageEvent => ({ type: 'payment', event })
export const pay = (state: PosState): PosPageEvent =>
  ofPayment({ type: 'paySubmitted', card: { kind: 'savedCard', id: visa.id }, key: 'key-1', payer: null, paying: getToPay(state) })
export const paid = (read: Partial<PosReceipt> = {}): PosPageEvent =>
  ofPayment({ type: 'sendPaymentAnswered', answer: answered({ outcome: 'paid', receipt: { ...receipt, ...read } }) })
export const lookedUp = (read: Partial<PosReceipt>): PosPageEvent =>
  ofPayment({ type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'paid', receipt: { ...receipt, ...read } }) })
export const signedOut = (why: 'signedOut' | 'expired'): PosPageEvent => ({ type: 'signedOut', why })
