import { ticketOfAmount } from '../../bill/sums/billAmount.ts'
import type { Ticket } from '../../bill/ticket.ts'
import { transitionBy } from '../../shared/flow/flow.ts'
import type { EnteredBill } from '../check/checkForm.ts'
import { ticketFailure } from '../check/ticketFailure.ts'
import { type Choices, type ChosenBill, switchedExpense } from './choices.ts'
import type { CheckoutCommand, CheckoutEvent, CheckoutState, CheckoutStep, Opening, StateOf } from './checkout.ts'

type Open = Pick<StateOf<'bill'>, 'chosenBill' | 'ticket'>

const withChoices = (chosenBill: ChosenBill, choices: Partial<Choices>): ChosenBill => ({
  ...chosenBill,
  choices: { ...chosenBill.choices, ...choices },
})

const atBill = ({ chosenBill, ticket }: Open): CheckoutStep => [{ status: 'bill', chosenBill, ticket, explaining: false }]

const atPayment = ({ chosenBill, ticket }: Open, problem: string | null = null): CheckoutStep => [
  { status: 'payment', chosenBill, ticket, problem },
]

function enter({ currency, bill, choices, step }: Opening, ticket: Ticket): CheckoutStep {
  const chosenBill = { currency, bill, choices }
  if (ticket.due === 0) return [{ status: 'nothingDue', chosenBill }]
  return step === 'bill' ? atBill({ chosenBill, ticket }) : atPayment({ chosenBill, ticket })
}

/** Reads the bill, unless it has just been read. A typed amount needs no reading. */
export function begin(opening: Opening, ticket: Ticket | null = null): CheckoutStep {
  const { bill, currency } = opening
  if (ticket) return enter(opening, ticket)
  if (bill.by === 'amount') return enter(opening, ticketOfAmount(bill.amount, currency))
  return [
    { status: 'loading', opening },
    { type: 'readTicket', number: bill.number },
  ]
}

/** The restaurant has the rest of a check. The rest of a typed amount is an amount again. */
const getRemainingBill = ({ bill, agreed }: StateOf<'success'>): EnteredBill =>
  bill.by === 'number' ? bill : { by: 'amount', amount: agreed.breakdown.rest.ofBill }

function getBill(state: CheckoutState): EnteredBill {
  if ('opening' in state) return state.opening.bill
  return 'chosenBill' in state ? state.chosenBill.bill : state.bill
}

// After a reload at any step the payment may turn out to be made.
const paid = {
  paid: (state: CheckoutState, { guest, agreed, hasUsedReward, receipt }: Extract<CheckoutEvent, { type: 'paid' }>): CheckoutStep => [
    { status: 'success', bill: getBill(state), guest, agreed, hasUsedReward, receipt },
    { type: 'readListsAgain' },
  ],
}

export const transition = transitionBy<CheckoutState, CheckoutEvent, CheckoutCommand>({
  loading: {
    ...paid,
    readTicketAnswered: ({ opening }, { answer }) =>
      answer.ok ? enter(opening, answer.value) : [{ status: 'ticketFailed', opening, message: ticketFailure(answer.failure) }],
    reloaded: ({ opening }) => begin(opening),
  },
  ticketFailed: { ...paid, retry: ({ opening }) => begin(opening) },
  nothingDue: paid,
  bill: {
    ...paid,
    chosen: (state, { choices }) => [{ ...state, chosenBill: withChoices(state.chosenBill, choices) }],
    expenseSwitched: ({ chosenBill, ...state }, { expense, isExplained }) => {
      const choices = switchedExpense(chosenBill.choices, expense)
      const explaining = expense === 'business' && !isExplained
      return [
        { ...state, chosenBill: { ...chosenBill, choices }, explaining },
        ...(explaining ? [{ type: 'rememberExplained' } as const] : []),
      ]
    },
    explained: (state) => [{ ...state, explaining: false }],
    continued: (state) => atPayment(state),
  },
  payment: {
    ...paid,
    // A problem of the last attempt stays until it is closed, or until the next one.
    chosen: (state, { choices }) => [{ ...state, chosenBill: withChoices(state.chosenBill, choices) }],
    problemClosed: (state) => [{ ...state, problem: null }],
    back: (state) => atBill(state),
    paySubmitted: (state, { cardId }) => [{ ...state, chosenBill: withChoices(state.chosenBill, { cardId }), problem: null }],
    notPaid: (state, { reason }) => {
      const { chosenBill } = state
      switch (reason.kind) {
        case 'problem':
          return [...atPayment(state, reason.message), { type: 'readListsAgain' }]
        case 'changed':
          return [
            { status: 'billChanged', chosenBill, ticket: reason.now.ticket, before: reason.before },
            { type: 'showReread', now: reason.now },
          ]
        case 'nothingDue':
          return [{ status: 'nothingDue', chosenBill }]
      }
    },
  },
  billChanged: { ...paid, continued: (state) => atPayment(state), back: (state) => atBill(state) },
  success: {
    ...paid,
    anotherBillChosen: (_, { opening }) => begin(opening),
    // The rest after a part payment is a bill of its own, of the same visit.
    restChosen: (state, { choices, currency }) => {
      const { agreed, hasUsedReward } = state
      if (agreed.breakdown.rest.ofBill === 0) return [state]
      const rest = begin({ currency, bill: getRemainingBill(state), choices: { ...choices, hasUsedReward }, step: 'bill' })
      return [...rest, { type: 'startNextPayment' }]
    },
  },
})

export const canGoBack = (state: CheckoutState): boolean => transition(state, { type: 'back' })[0] !== state
