import type { Paying } from '../../../features/payment/attempt/gate.ts'
import type { CardMethod, NoCard, PaymentTypes } from '../../../features/payment/attempt/attempt.ts'
import type { PaymentCommand, PaymentEvent, PaymentState } from '../../../features/payment/attempt/payment.ts'
import { paymentSteps } from '../../../features/payment/attempt/paymentSteps.ts'
import { type Answer, answered, failed } from '../../../features/shared/api/answers/answer.ts'
import type { PaymentConnection } from '../payments/paymentSetup.ts'

type Connection<P extends PaymentTypes> = Pick<PaymentConnection<P>, 'rules' | 'api'>

/** Presses Pay, without a page, and returns the state in which the payment comes to rest. */
export async function pressPay<P extends PaymentTypes>(
  { rules, api }: Connection<P>,
  paying: Paying<P>,
  card: CardMethod | NoCard,
): Promise<PaymentState<P>> {
  const { transition } = paymentSteps<P>({ ...rules, verifies: api.verify !== undefined })
  const options = { signal: new AbortController().signal }
  const unexpected: Answer<never> = failed({ kind: 'malformed' })

  async function eventOf(command: PaymentCommand<P>): Promise<PaymentEvent<P> | null> {
    switch (command.type) {
      case 'verifyPayment':
        return { type: 'verifyPaymentAnswered', answer: answered((await api.verify?.(command.request, options)) ?? null) }
      case 'sendPayment':
        return { type: 'sendPaymentAnswered', answer: await api.send(command.request, options) }
      case 'completePayment':
        return { type: 'completePaymentAnswered', answer: (await api.complete?.(command.request.key, options)) ?? unexpected }
      case 'lookUpPayment':
        return { type: 'lookUpPaymentAnswered', answer: await api.lookUp(command.request.key, options) }
      case 'closePayment':
        return { type: 'closePaymentAnswered', answer: await api.close(command.request.key, options) }
      case 'authenticate':
        return { type: 'authenticateAnswered', answer: unexpected }
      case 'makePaymentMethod':
        return { type: 'makePaymentMethodAnswered', answer: unexpected }
      case 'reportCardSaved':
      case 'recordAttempt':
      case 'endAttempt':
        return null
    }
  }

  let state: PaymentState<P> = { status: 'choosing', card: card.kind === 'noCard' ? null : card, problem: null }
  let events: readonly PaymentEvent<P>[] = [{ type: 'paySubmitted', key: 'attempt-1', paying, card, payer: null }]
  for (let round = 0; events.length > 0; round++) {
    if (round > 20) throw new Error('The payment does not come to rest.')
    const commands: PaymentCommand<P>[] = []
    for (const event of events) {
      const [next, ...asked] = transition(state, event)
      state = next
      commands.push(...asked)
    }
    events = (await Promise.all(commands.map(eventOf))).filter((event) => event !== null)
  }
  return state
}
