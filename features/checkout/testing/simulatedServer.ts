import { type Answer, answered, failed, refused } from '../../shared/answer.ts'
import { type Cents, cents } from '../../shared/money.ts'
import type { CheckoutCommand, CheckoutEvent, CheckoutState, PaymentRequest } from '../checkout.ts'
import type { Member } from '../order.ts'
import type { Charge } from '../chargeWire.ts'
import { buyer, memberOf, orderFor, purchase as receipt } from './examples.ts'

export const order = orderFor('giftCard')

const dearer = cents(50_000)

/** The card that the buyer chooses, if any; the first of theirs is another one. */
export const savedCard = 'pm_saved'

const member = { ...memberOf('pm_first', savedCard), email: buyer.email }

type Result = Charge | { readonly outcome: 'closed' }
type LateRequest =
  | { readonly key: string; readonly arrive: 'complete' | 'close' }
  | { readonly key: string; readonly arrive: 'purchase'; readonly agreed: Cents }

/** The buyer's page, a server that saves the result of each key, and a network that loses, delays and drops. */
export type Simulation = {
  state: CheckoutState
  /** Answers that have not arrived yet. */
  pendingAnswers: CheckoutEvent[]
  /** Whether the last read of the member, in this status, brought no final answer. */
  isMemberUnread: boolean
  /** Whether the buyer may be a guest: the server said so, or they went on before it answered. */
  mayBeGuest: boolean
  /** What the order costs now. */
  price: Cents
  /** Whether the buyer has chosen a card: from then on no other saved card may pay. */
  hasChosenCard: boolean
  ledger: Map<string, Result>
  /** Requests that reach the server after the page has stopped waiting for them. */
  lateRequests: LateRequest[]
  attempts: number
  methodsMade: number
  /** The key under which each payment method was sent. */
  keyOfMethod: Map<string, string>
}

/** What happens to a request. */
export const outcomes = [
  'arrives',
  'answerLost',
  'neverArrives',
  'arrivesLate',
  'declined',
  'asksBank',
  'refused',
  'expired',
  'repriced',
] as const
export type Outcome = (typeof outcomes)[number]

const lost = failed({ kind: 'timeout' })
const bought: Charge = { outcome: 'purchased', purchase: receipt }
const declined: Charge = { outcome: 'declined', code: 'card_declined' }
const asksBank: Charge = { outcome: 'requiresAction', clientSecret: 's' }
const closed = { outcome: 'closed' } as const

const answerWith = (result: Result): Answer<Charge> => (result.outcome === 'closed' ? refused('Given up.', 409) : answered(result))

function save(simulation: Simulation, key: string, result: Result): Result {
  simulation.ledger.set(key, result)
  return result
}

/** The first result of a key is final. A request for an outdated total has no result. */
const purchase = (simulation: Simulation, { key, agreed }: Pick<PaymentRequest, 'key' | 'agreed'>, result: Result): Result | undefined =>
  simulation.ledger.get(key) ?? (agreed === simulation.price ? save(simulation, key, result) : undefined)

/** Only an attempt that waits for the bank can be completed. */
function complete(simulation: Simulation, key: string, result: Result): Result | undefined {
  const before = simulation.ledger.get(key)
  return before?.outcome === 'requiresAction' ? save(simulation, key, result) : before
}

/** An attempt that waits for the bank, or is unknown, never charges after this. */
function close(simulation: Simulation, key: string): Result {
  const before = simulation.ledger.get(key)
  return before && before.outcome !== 'requiresAction' ? before : save(simulation, key, closed)
}

export function deliverLateRequests(simulation: Simulation): void {
  for (const late of simulation.lateRequests.splice(0)) {
    if (late.arrive === 'purchase') purchase(simulation, late, bought)
    else if (late.arrive === 'complete') complete(simulation, late.key, bought)
    else close(simulation, late.key)
  }
}

/** A refusal settles nothing: another request under the key may still be accepted. */
const refusals: { readonly [O in Outcome]?: Answer<never> } = { refused: refused('No.'), expired: refused('Expired.', 410) }

/** Delivers a request that can move money, and returns the answer that reaches the page. */
function deliver(simulation: Simulation, late: LateRequest, outcome: Outcome, act: () => Answer<Charge>): Answer<Charge> {
  if (outcome === 'arrivesLate') simulation.lateRequests.push(late)
  if (outcome === 'arrivesLate' || outcome === 'neverArrives') return lost
  const refusal = refusals[outcome]
  if (refusal) return refusal
  const answer = act()
  return outcome === 'answerLost' ? lost : answer
}

const chargeOf = (outcome: Outcome): Charge => (outcome === 'declined' ? declined : outcome === 'asksBank' ? asksBank : bought)

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
  switch (command.type) {
    case 'loadOrder':
      return { type: 'loadOrderAnswered', answer: outcome === 'neverArrives' ? lost : answered({ ...order, pay: simulation.price }) }
    case 'loadMember':
      return { type: 'loadMemberAnswered', answer: readMember(outcome) }
    case 'makePaymentMethod':
      return {
        type: 'makePaymentMethodAnswered',
        answer:
          outcome === 'declined' ? refused('Your card number is invalid.') : answered({ id: `made-${(simulation.methodsMade += 1)}` }),
      }
    case 'authenticate':
      return { type: 'authenticateAnswered', answer: outcome === 'declined' ? refused('Not confirmed.') : answered(null) }
    case 'purchase': {
      const { request } = command
      const { key, agreed } = request
      checkKey(simulation, request)
      // The price changes just before the request arrives.
      if (outcome === 'repriced') simulation.price = simulation.price === order.pay ? dearer : order.pay
      const act = () => {
        const result = purchase(simulation, request, chargeOf(outcome))
        return result ? answerWith(result) : refused(null, 412)
      }
      return { type: 'purchaseAnswered', answer: deliver(simulation, { key, arrive: 'purchase', agreed }, outcome, act) }
    }
    case 'completePurchase': {
      const { key } = command.request
      const act = () => {
        const result = complete(simulation, key, outcome === 'declined' ? declined : bought)
        return result ? answerWith(result) : refused('There is no such payment.', 404)
      }
      return { type: 'completePurchaseAnswered', answer: deliver(simulation, { key, arrive: 'complete' }, outcome, act) }
    }
    case 'closePurchase': {
      const { key } = command.request
      if (outcome === 'arrivesLate') simulation.lateRequests.push({ key, arrive: 'close' })
      if (outcome === 'neverArrives' || outcome === 'arrivesLate') return { type: 'closePurchaseAnswered', answer: lost }
      if (outcome === 'refused') return { type: 'closePurchaseAnswered', answer: refused('Too many questions.', 429) }
      const result = close(simulation, key)
      return { type: 'closePurchaseAnswered', answer: outcome === 'answerLost' ? lost : answered(result) }
    }
    case 'lookUpPurchase': {
      if (outcome === 'neverArrives' || outcome === 'answerLost') return { type: 'lookUpPurchaseAnswered', answer: lost }
      if (outcome === 'refused') return { type: 'lookUpPurchaseAnswered', answer: refused('Too many questions.', 429) }
      return { type: 'lookUpPurchaseAnswered', answer: answered(simulation.ledger.get(command.request.key) ?? { outcome: 'unknown' }) }
    }
    default:
      return null
  }
}

export const chargeCount = ({ ledger }: Simulation): number => [...ledger.values()].filter(({ outcome }) => outcome === 'purchased').length

/** Late requests that would charge if they arrived now. */
export const lateChargeCount = ({ lateRequests, ledger }: Simulation): number =>
  lateRequests.filter(({ key, arrive }) =>
    arrive === 'purchase' ? !ledger.has(key) : arrive === 'complete' && ledger.get(key)?.outcome === 'requiresAction',
  ).length
