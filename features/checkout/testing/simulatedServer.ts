import { type PaymentOutcome, lost, paymentOutcomes, simulatePayments } from '../../payment/testing/simulatedServer.ts'
import { type Answer, answered, refused } from '../../shared/api/answer.ts'
import { type Cents, cents } from '../../shared/money/money.ts'
import type { CheckoutCommand, CheckoutEvent, CheckoutState, PaymentRequest } from '../checkout.ts'
import type { Member, PurchaseAnswer } from '../order.ts'
import { buyer, memberOf, orderFor, purchase } from './examples.ts'

export const order = orderFor('giftCard')

const dearer = cents(50_000)

/** The card that the buyer chooses, if any; the first of theirs is another one. */
export const savedCard = 'pm_saved'

const member = { ...memberOf('pm_first', savedCard), email: buyer.email }

/** What the order costs now. */
type Price = { now: Cents }

const paymentsAt = (price: Price) =>
  simulatePayments<PaymentRequest, PurchaseAnswer>({ receipt: purchase, accepts: ({ agreed }) => agreed === price.now })

/** The buyer's page, a server that saves the result of each key, and a network that loses, delays and drops. */
export type Simulation = {
  state: CheckoutState
  /** Answers that have not arrived yet. */
  pendingAnswers: CheckoutEvent[]
  /** Whether the last read of the member, in this status, brought no final answer. */
  isMemberUnread: boolean
  /** Whether the buyer may be a guest: the server said so, or they went on before it answered. */
  mayBeGuest: boolean
  readonly price: Price
  /** Whether the buyer has chosen a card: from then on no other saved card may pay. */
  hasChosenCard: boolean
  readonly payments: ReturnType<typeof paymentsAt>
  attempts: number
  methodsMade: number
  /** The key under which each payment method was sent. */
  readonly keyOfMethod: Map<string, string>
}

export function simulationOf(state: CheckoutState): Simulation {
  const price = { now: order.pay }
  return {
    state,
    pendingAnswers: [],
    isMemberUnread: false,
    mayBeGuest: false,
    price,
    hasChosenCard: false,
    payments: paymentsAt(price),
    attempts: 0,
    methodsMade: 0,
    keyOfMethod: new Map(),
  }
}

/** What happens to a request. `repriced`: the price changes just before a payment arrives. */
export const outcomes = [...paymentOutcomes, 'repriced'] as const
export type Outcome = PaymentOutcome | 'repriced'

/** @throws if a payment method that was made for one attempt is sent under two keys. */
function checkKey({ keyOfMethod }: Simulation, { key, paymentMethodId }: PaymentRequest): void {
  if (paymentMethodId?.startsWith('made-') !== true) return
  if ((keyOfMethod.get(paymentMethodId) ?? key) !== key) throw new Error(`${paymentMethodId} is sent under two keys.`)
  keyOfMethod.set(paymentMethodId, key)
}

function readMember(outcome: Outcome): Answer<Member> {
  if (outcome === 'neverArrives' || outcome === 'answerLost') return lost
  if (outcome === 'refused') return refused('Too many questions.', 429)
  if (outcome === 'expired') return refused('Please sign in again.', 401)
  return answered(outcome === 'declined' ? { ...member, cards: memberOf('pm_first').cards } : member)
}

/** The server acts on a command when it arrives, whether or not the page still waits for the answer. */
export function answerTo(command: CheckoutCommand, outcome: Outcome, simulation: Simulation): CheckoutEvent | null {
  const { price, payments } = simulation
  switch (command.type) {
    case 'loadOrder':
      return { type: 'loadOrderAnswered', answer: outcome === 'neverArrives' ? lost : answered({ ...order, pay: price.now }) }
    case 'loadMember':
      return { type: 'loadMemberAnswered', answer: readMember(outcome) }
    case 'makePaymentMethod':
      return {
        type: 'makePaymentMethodAnswered',
        answer:
          outcome === 'declined' ? refused('Your card number is invalid.') : answered({ id: `made-${(simulation.methodsMade += 1)}` }),
      }
    case 'sendPayment':
      checkKey(simulation, command.request)
      if (outcome === 'repriced') price.now = price.now === order.pay ? dearer : order.pay
      return payments.answerTo(command, outcome === 'repriced' ? 'arrives' : outcome)
    case 'completePayment':
    case 'closePayment':
    case 'lookUpPayment':
    case 'authenticate':
      return payments.answerTo(command, outcome === 'repriced' ? 'arrives' : outcome)
    case 'sendGift':
    case 'setPassword':
    case 'signIn':
    case 'signOut':
      return null
  }
}
