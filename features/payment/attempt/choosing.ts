import { failureText } from '../../shared/api/answers/failureText.ts'
import type { Rules } from '../../shared/flow/flow.ts'
import type { CardMethod, Method, MethodToMake, NoCard, Payer, PaymentRequest, PaymentTypes } from './attempt.ts'
import type { By, Intent, PaymentCommand, PaymentEvent, PaymentState, PaymentStep, Sent } from './payment.ts'
import { type Problem, createProblem } from './problem.ts'
import { type Agreed, type Paying, decidePayment } from './gate.ts'

// The steps before an attempt is sent. Each way to pay passes the gate here.

type Choosing = Extract<PaymentState<PaymentTypes>, { readonly status: 'choosing' }>

export const choosing = (card: CardMethod | null = null, problem: Problem | null = null): readonly [Choosing] => [
  { status: 'choosing', card, problem },
]

export const newSent = <P extends PaymentTypes>({ method, card }: By, request: PaymentRequest<P>): Sent<P> => ({
  request,
  method,
  card,
  isUnclear: false,
  notPaid: null,
  bankAsked: false,
})

/** Sends the attempt. A press lets the bank be asked again. */
export const charge = <P extends PaymentTypes>(sent: Sent<P>, phase: 'charging' | 'chargingAgain'): PaymentStep<P> => [
  { status: 'paying', sent: { ...sent, bankAsked: false }, phase },
  { type: 'sendPayment', request: sent.request },
]

export const verify = <P extends PaymentTypes>(sent: Sent<P>, isAgain: boolean): PaymentStep<P> => [
  { status: 'verifying', sent, isAgain },
  { type: 'verifyPayment', request: sent.request },
]

const wallet = { kind: 'wallet' } as const
const amountChanged = 'The amount has changed, and nothing was charged. Please check it, and pay again.'

/** The steps before an attempt is sent. `verifies`: what is paid is read again before that. */
export function choosingRules<P extends PaymentTypes>(verifies: boolean) {
  type Next = PaymentStep<P>

  const send = (by: By, { key, what, details }: Intent<P>, paymentMethodId: string | null): Next => {
    const sent = newSent<P>(by, { key, what, details, paymentMethodId })
    return verifies ? verify(sent, false) : charge(sent, 'charging')
  }

  /** Asks the payment gateway for a payment method. `then` is null where the card is only saved. */
  const prepare = (method: MethodToMake, card: CardMethod | null, payer: Payer | null, then: Intent<P> | null): Next => [
    { status: 'preparing', method, card, then },
    { type: 'makePaymentMethod', method, payer },
  ]

  function payBy(method: CardMethod | NoCard, card: CardMethod | null, payer: Payer | null, intent: Intent<P>): Next {
    switch (method.kind) {
      case 'noCard':
        return send({ method, card }, intent, null)
      case 'savedCard':
        return send({ method, card: method }, intent, method.id)
      case 'newCard':
        return prepare(method, method, payer, intent)
    }
  }

  /** Continues only with the payment that the page allows now, and asks first if there is a question. */
  function pass(
    { card, confirmed = [] }: Pick<Choosing, 'card' | 'confirmed'>,
    by: Method | NoCard,
    paying: Paying<P> | null,
    goOn: (agreement: Agreed<P>) => Next,
  ): Next {
    const passage = decidePayment(paying, confirmed)
    switch (passage.is) {
      case 'open':
        return goOn(passage.agreement)
      case 'asking':
        return [{ status: 'asking', amount: passage.amount, card, question: passage.question, by, confirmed }]
      case 'closed':
        return choosing(
          card,
          passage.why === null ? null : { on: 'page', message: passage.why, ...(!passage.isFinal && { isBlocked: true }) },
        )
    }
  }

  const payerLeft = () => choosing()

  return {
    choosing: {
      nextStarted: ({ card }) => choosing(card),
      methodChosen: (_, { method }) => choosing(method),
      cardChanged: (state) => (state.problem?.on === 'card' ? choosing(state.card) : [state]),
      cardSubmitted: ({ card }, { payer }) => prepare({ kind: 'newCard' }, card, payer, null),
      paySubmitted: (state, { card, payer, key, paying }) =>
        pass(state, card, paying, (agreement) => payBy(card, state.card, payer, { key, ...agreement })),
      walletPressed: (state, { paying }) => pass(state, wallet, paying, () => [{ ...state, problem: null }]),
      // The page may allow another payment than at the press. Then nothing is paid, and the page shows the reason.
      walletConfirmed: (state, { payer, key, paying, amount }) =>
        pass(state, wallet, paying, (agreement) =>
          agreement.what.amount === amount
            ? prepare(wallet, state.card, payer, { key, ...agreement })
            : choosing(state.card, { on: 'page', message: amountChanged }),
        ),
      payerLeft,
    },
    asking: {
      questionConfirmed: ({ amount, card, question, by, confirmed }, { payer, key, paying }) => {
        const chosen = { card, confirmed: [...confirmed, question.id] }
        return pass(chosen, by, paying, (agreement) =>
          // A way that charges no card pays nothing that a card must pay by now.
          agreement.what.amount !== amount
            ? choosing(card, { on: 'page', message: amountChanged })
            : // A sheet opens for a press alone.
              by.kind === 'wallet'
              ? [{ status: 'choosing', problem: null, ...chosen }]
              : payBy(by, card, payer, { key, ...agreement }),
        )
      },
      questionDeclined: ({ card }) => choosing(card),
      // The page has gone back to an earlier step.
      nextStarted: ({ card }) => choosing(card),
      payerLeft,
    },
    preparing: {
      makePaymentMethodAnswered: ({ method, card, then }, { answer }) => {
        if (!answer.ok) return choosing(card, createProblem(method, failureText(answer.failure)))
        const { id, isSaved } = answer.value
        const made: By = isSaved ? { method: { kind: 'savedCard', id }, card: { kind: 'savedCard', id } } : { method, card }
        return then === null ? [...choosing(made.card), { type: 'reportCardSaved' }] : send(made, then, id)
      },
      payerLeft,
    },
  } as const satisfies Pick<Rules<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>, 'choosing' | 'asking' | 'preparing'>
}
