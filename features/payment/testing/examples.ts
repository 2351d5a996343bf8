import { answered, failed, refused } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { StateOf } from '../../shared/flow/flow.ts'
import type { Payer, SavedCard } from '../method.ts'
import type { Payable, PaymentEvent, PaymentState, Recorded } from '../payment.ts'
import { paymentSteps } from '../paymentTransition.ts'

/** What the example sells: a lunch for $10. */
export type Lunch = Payable & { readonly meal: string }
export type LunchReceipt = { readonly number: string }
export type LunchPayment = { what: Lunch; details: null; receipt: LunchReceipt; because: 'soldOut' }
type State = PaymentState<LunchPayment>
type Event = PaymentEvent<LunchPayment>

export const lunch: Lunch = { amount: cents(10_00), meal: 'soup' }
export const receipt: LunchReceipt = { number: 'L-17' }
export const payer: Payer = { email: 'ada.moreau@mail.example', firstName: 'Ada', lastName: 'Moreau' }
export const cards: readonly SavedCard[] = [{ id: 'pm_visa', brand: 'Visa', lastFour: '4242', expires: { month: 8, year: 2029 } }]

/** Soup is what the example's page sells: a payment of anything else is another one's. */
export const lunchRules = { isOwn: ({ meal }: Recorded<Lunch>) => meal === lunch.meal }
const { begin, transition } = paymentSteps<LunchPayment>(lunchRules)

/** The payment's state after these events, from `attempts` of an earlier visit. @throws if they lead to another status. */
function stateAt<Status extends State['status']>(
  status: Status,
  attempts: readonly [] | readonly [Recorded<Lunch>],
  ...events: readonly Event[]
): StateOf<State, Status> {
  const [opened] = begin(attempts)
  const state = events.reduce((before, event) => transition(before, event)[0], opened)
  if (!isAt(state, status)) throw new Error(`The payment is ${state.status}, not ${status}.`)
  return state
}

const isAt = <Status extends State['status']>(state: State, status: Status): state is StateOf<State, Status> => state.status === status

const paying = { key: 'attempt-1', what: lunch, details: null, payer }
const pay: Event = { type: 'paySubmitted', card: { kind: 'savedCard', id: 'pm_visa' }, ...paying }
const payByNewCard: Event = { type: 'paySubmitted', card: { kind: 'newCard' }, ...paying }
const lost: Event = { type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) }
const unknown: Event = { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'unknown' }) }
const paid: Event = { type: 'sendPaymentAnswered', answer: answered({ outcome: 'paid', receipt }) }
const lookedUpPaid: Event = { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'paid', receipt }) }
const unreachable: Event = { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'offline' }) }
const noFinalAnswer: Event = { type: 'lookUpPaymentAnswered', answer: refused(null, 404) }
const givenUp: Event = { type: 'paymentGivenUp' }
const earlier = [{ ...lunch, key: 'attempt-0' }] as const
const ofAnother = [{ ...lunch, meal: 'stew', key: 'attempt-0' }] as const

const choosing = { status: 'choosing', card: null, problem: null } as const

function verifying() {
  const [state] = paymentSteps<LunchPayment>({ ...lunchRules, verifies: true }).transition(choosing, pay)
  if (state.status !== 'verifying') throw new Error(`The payment is ${state.status}.`)
  return state
}

const notPaid = () => ({ status: 'notPaid', because: 'soldOut', card: null }) as const

/** A payment's state for each status, and for each look-up. */
export const paymentStates = {
  choosing: stateAt('choosing', []),
  choosingDeclined: stateAt('choosing', [], pay, {
    type: 'sendPaymentAnswered',
    answer: answered({ outcome: 'declined', code: 'insufficient_funds' }),
  }),
  choosingRefused: stateAt('choosing', [], pay, { type: 'sendPaymentAnswered', answer: refused('The kitchen has closed.') }),
  preparing: stateAt('preparing', [], payByNewCard),
  verifying: verifying(),
  notPaid: notPaid(),
  paying: stateAt('paying', [], pay),
  authenticating: stateAt('authenticating', [], pay, {
    type: 'sendPaymentAnswered',
    answer: answered({ outcome: 'requiresAction', clientSecret: 'secret' }),
  }),
  paymentUnknown: stateAt('paymentUnknown', [], pay, lost),
  paymentUnknownUnreachable: stateAt('paymentUnknown', [], pay, lost, unreachable),
  paymentUnknownNoFinalAnswer: stateAt('paymentUnknown', [], pay, lost, noFinalAnswer),
  paymentUnknownNotCharged: stateAt('paymentUnknown', [], pay, lost, unknown),
  paymentUnknownClosing: stateAt('paymentUnknown', [], pay, lost, unknown, givenUp),
  paid: stateAt('paid', [], pay, paid),
  unresolvedPayment: stateAt('unresolvedPayment', earlier),
  unresolvedPaymentNotCharged: stateAt('unresolvedPayment', earlier, unknown),
  unresolvedPaymentOfAnother: stateAt('unresolvedPayment', ofAnother),
  earlierPaid: stateAt('earlierPaid', ofAnother, lookedUpPaid),
} as const
