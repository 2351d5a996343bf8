import type { CheckoutRules, StateOf } from '../checkout.ts'
import { open } from './reading.ts'

const remainingOf = ({ agreed }: StateOf<'success'>) => agreed.breakdown.remaining

/** The restaurant knows what remains of a check. What remains of a typed amount is an amount again. */
const restOf = (state: StateOf<'success'>): StateOf<'success'>['bill'] =>
  state.bill.by === 'number' ? state.bill : { by: 'amount', amount: remainingOf(state) }

/** What remains after a part payment is a bill of its own (MGR-15). */
export const success: CheckoutRules['success'] = {
  restChosen: (state, { choices }) => (remainingOf(state) > 0 ? open({ bill: restOf(state), choices, step: 'bill', sent: null }) : [state]),
}
