import type { Rules } from '../../shared/flow/flow.ts'
import { type Agreement, type Paying, passageOf } from './gate.ts'
import { type CardMethod, type Method, type MethodToMake, type NoCard, type Payer, type Problem, isOfGateway } from './method.ts'
import type { PaymentTypes } from '../attempt/payable.ts'
import type { By, Intent, PaymentCommand, PaymentEvent, PaymentState, PaymentStep } from '../attempt/payment.ts'

// The steps before anything is sent. Each way to pay passes the gate here.

type Choosing = Extract<PaymentState<PaymentTypes>, { readonly status: 'choosing' }>

export const choosing = (card: CardMethod | null = null, problem: Problem | null = null): readonly [Choosing] => [
  { status: 'choosing', card, problem },
]

const amountChanged = 'The amount has changed, and nothing was charged. Please check it, and pay again.'

type Steps<P extends PaymentTypes> = {
  /** Sends the attempt, or reads first again what it pays. */
  readonly send: (by: By, intent: Intent<P>, paymentMethodId: string | null) => PaymentStep<P>
  /** Asks the payment gateway for a payment method. `then` is null where the card is only saved. */
  readonly prepare: (method: MethodToMake, card: CardMethod | null, payer: Payer | null, then: Intent<P> | null) => PaymentStep<P>
}

export function choosingRules<P extends PaymentTypes>({ send, prepare }: Steps<P>) {
  type Next = PaymentStep<P>

  /** Pays with a card that the payer sees, or with none. */
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

  type Chosen = Pick<Choosing, 'card' | 'confirmed'>

  /** Goes on only with what the page lets a press pay now, and asks first where there is a question. */
  function pass(
    { card, confirmed = [] }: Chosen,
    by: Method | NoCard,
    paying: Paying<P> | null,
    goOn: (agreement: Agreement<P>) => Next,
  ): Next {
    const passage = passageOf(paying, confirmed)
    switch (passage.is) {
      case 'open':
        return goOn(passage.agreement)
      case 'asking':
        return [{ status: 'asking', card, question: passage.question, by, confirmed }]
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
      gatewayPressed: (state, { method, paying }) => pass(state, method, paying, () => [{ ...state, problem: null }]),
      // The page may allow another payment than when the gateway asked: then nothing is paid, and the page says why.
      gatewayConfirmed: (state, { method, payer, key, paying, amount }) =>
        pass(state, method, paying, (agreement) =>
          agreement.what.amount === amount
            ? prepare(method, state.card, payer, { key, ...agreement })
            : choosing(state.card, { on: 'page', message: amountChanged }),
        ),
      payerLeft,
    },
    asking: {
      questionConfirmed: ({ card, question, by, confirmed }, { payer, key, paying }) => {
        const chosen = { card, confirmed: [...confirmed, question.id] }
        return pass(chosen, by, paying, (agreement) =>
          // The gateway opens its sheet for a press alone.
          isOfGateway(by) ? [{ status: 'choosing', problem: null, ...chosen }] : payBy(by, card, payer, { key, ...agreement }),
        )
      },
      questionDeclined: ({ card }) => choosing(card),
      // The page has gone back to an earlier step.
      nextStarted: ({ card }) => choosing(card),
      payerLeft,
    },
  } as const satisfies Pick<Rules<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>, 'choosing' | 'asking'>
}
