import { answered, failed, refused } from '../shared/api/answers/answer.ts'
import { type Cents, cents } from '../shared/money/money.ts'
import { things } from './thing.ts'
import type { StateOf } from '../shared/flow/flow.ts'
import type { Question } from './attempt/gate.ts'
import { type Agreement, linesOf } from './agreement.ts'
import type { CardMethod, NoCard, Payer, PaymentTypes, SavedCard } from './attempt/attempt.ts'
import type { PaymentEvent, PaymentState, PaymentStatus } from './attempt/payment.ts'
import { paymentSteps } from './attempt/paymentSteps.ts'

const visa = { kind: 'savedCard', id: 'pm_visa' } as const
const newCard = { kind: 'newCard' } as const
export const tipQuestion: Question = {
  id: 'tip',
  about: 'tip',
  title: 'Is a tip of $500.00 right?',
  text: 'That is a high tip for $10.00. Your card is charged $510.00 in all.',
  confirmLabel: 'Pay $510.00',
  cancelLabel: 'Change the tip',
}

type Given<P extends PaymentTypes> = Pick<P, 'what' | 'details' | 'receipt'> & {
  /** @default a new card */
  readonly card?: CardMethod | NoCard
  /** The payable of an earlier visit's attempt. @default the same */
  readonly earlier?: P['what']
}

/** A surface's payment in each of its states, and for each look-up. */
export function paymentExamples<P extends PaymentTypes>({ what, details, receipt, card = newCard, earlier = what }: Given<P>) {
  type State = PaymentState<P>
  type Event = PaymentEvent<P>
  const { begin, transition } = paymentSteps<P>({ pays: () => null })

  const isAt = <Status extends PaymentStatus>(state: State, status: Status): state is StateOf<State, Status> => state.status === status

  /** The state after these events. @throws if they lead to another status. */
  function stateAt<Status extends PaymentStatus>(status: Status, from: State, ...events: readonly Event[]): StateOf<State, Status> {
    const state = events.reduce((before, event) => transition(before, event)[0], from)
    if (!isAt(state, status)) throw new Error(`The payment is ${state.status}, not ${status}.`)
    return state
  }

  const begun = begin([])[0]
  const press = { key: 'attempt-1', paying: { what, details, asks: [] }, payer: null }
  const made: readonly Event[] =
    card.kind === 'newCard' ? [{ type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_ok', isSaved: false }) }] : []
  const pay: readonly Event[] = [{ type: 'paySubmitted', card, ...press }, ...made]
  const sent = (answer: Extract<Event, { readonly type: 'sendPaymentAnswered' }>['answer']): Event => ({
    type: 'sendPaymentAnswered',
    answer,
  })
  const found = (answer: Extract<Event, { readonly type: 'lookUpPaymentAnswered' }>['answer']): Event => ({
    type: 'lookUpPaymentAnswered',
    answer,
  })
  const lost = sent(failed({ kind: 'timeout' }))
  const notFound = found(answered({ outcome: 'unknown' }))
  const [unresolved] = begin([{ ...earlier, key: 'attempt-0', startedAt: Date.parse('2026-11-20T18:30:00Z') }])
  return {
    choosing: stateAt('choosing', begun),
    choosingDeclined: stateAt('choosing', begun, ...pay, sent(answered({ outcome: 'declined', code: 'insufficient_funds' }))),
    choosingRefused: stateAt('choosing', begun, ...pay, sent(refused('The kitchen has closed.'))),
    asking: stateAt('asking', begun, { type: 'paySubmitted', card, ...press, paying: { what, details, asks: [tipQuestion] } }),
    preparing: stateAt('preparing', begun, { type: 'paySubmitted', card: newCard, ...press }),
    verifying: stateAt(
      'verifying',
      paymentSteps<P>({ pays: () => null, verifies: true }).transition(begun, { type: 'paySubmitted', card: visa, ...press })[0],
    ),
    paying: stateAt('paying', begun, ...pay),
    authenticating: stateAt('authenticating', begun, ...pay, sent(answered({ outcome: 'requiresAction', clientSecret: 'secret' }))),
    paymentUnknown: stateAt('paymentUnknown', begun, ...pay, lost),
    paymentUnknownUnreachable: stateAt('paymentUnknown', begun, ...pay, lost, found(failed({ kind: 'offline' }))),
    paymentUnknownNoFinalAnswer: stateAt('paymentUnknown', begun, ...pay, lost, found(refused(null, 404))),
    paymentUnknownNotFound: stateAt('paymentUnknown', begun, ...pay, lost, notFound),
    /** The server has answered, but without the outcome. */
    paymentUnknownUnclear: stateAt('paymentUnknown', begun, ...pay, sent(failed({ kind: 'malformed' })), notFound),
    paymentUnknownClosing: stateAt('paymentUnknown', begun, ...pay, lost, notFound, { type: 'paymentGivenUp' }),
    paid: stateAt('paid', begun, ...pay, sent(answered({ outcome: 'paid', receipt }))),
    unresolvedPayment: stateAt('paymentUnknown', unresolved),
    unresolvedPaymentNotFound: stateAt('paymentUnknown', unresolved, notFound),
    earlierPaid: stateAt('earlierPaid', unresolved, found(answered({ outcome: 'paid', receipt }))),
  } as const
}

/** The example's product: a lunch for $10. */
export type Lunch = Agreement & { readonly terms: { readonly meal: string } }
export type LunchReceipt = { readonly number: string; readonly charged?: Cents | null; readonly posInformed?: boolean }
export type LunchPayment = { what: Lunch; details: null; receipt: LunchReceipt; reason: 'soldOut' }

export const mealThing = (meal: string) => things.purchase({ option: meal, buyer: '' })

/** The agreement on this meal. */
export const lunchOf = (meal: string): Lunch => ({
  thing: mealThing(meal),
  at: [],
  name: null,
  amount: cents(10_00),
  currency: 'USD',
  pays: linesOf({ card: cents(10_00) }),
  gets: [],
  due: null,
  rest: null,
  consent: null,
  terms: { meal },
})
export const lunch = lunchOf('soup')
export const receipt: LunchReceipt = { number: 'L-17' }
export const payer: Payer = { email: 'ada.moreau@mail.example', firstName: 'Ada', lastName: 'Moreau' }
export const cards: readonly SavedCard[] = [{ id: visa.id, brand: 'Visa', lastFour: '4242', expires: { month: 8, year: 2029 } }]

/** Soup is what the example's page sells: a payment of anything else is another one's. */
export const lunchRules = { pays: () => lunch.thing }

const given = { what: lunch, details: null, receipt, card: visa }

export const paymentStates = {
  ...paymentExamples<LunchPayment>(given),
  unresolvedPaymentOfAnother: paymentExamples<LunchPayment>({ ...given, earlier: lunchOf('stew') }).unresolvedPayment,
  notPaid: { status: 'notPaid', reason: 'soldOut', card: null },
} as const
