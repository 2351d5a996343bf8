import { subtract } from '../../bill/sums/arithmetic.ts'
import { type Agreement, linesOf } from '../../payment/agreement.ts'
import type { EarlierFirst, Ending, Found, FoundAttempts } from '../../payment/attempt/attempt.ts'
import { things } from '../../payment/thing.ts'
import type { Refused } from '../../shared/api/answers/answer.ts'
import { isFinalAnswer, movedNoMoney } from '../../shared/api/answers/isFinalAnswer.ts'
import { type AnsweredBy, type CommandOf, type EventsNamed, type StateWith as S, type Step, transitionBy } from '../../shared/flow/flow.ts'
import { type LookUp, lookUpSteps } from '../../shared/flow/lookUp.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { LookedUpRefund, Refunded } from './api.ts'
import type { AskedRefund, RefundRequest } from './refund.ts'
import { type MadeRefund, type RefundNotice, type RefundQuestion, refusedNotice, sureQuestion } from './refundTexts.ts'

// A refund is an attempt: it has a key, is recorded and sent once, and is looked up where its answer was lost.

/** The record of a refund until its outcome is known. It contains nothing about the guest. */
type RefundToMake = Agreement & { readonly terms: { readonly modifyTip: boolean } }
export type RecordedRefund = Found<RefundToMake>

/** The sum that is left is due, so that a refund which the list does not show yet is asked about. */
export function toRecord({ transactionId, currency, request: { amount, modifyTip }, left }: AskedRefund): RefundToMake {
  const { bill, tips, grandTotal: due } = left
  const rest = subtract(due, amount)
  return {
    thing: things.refund(transactionId),
    at: [transactionId],
    name: null,
    amount,
    currency,
    pays: linesOf({ bill, tips }),
    gets: [],
    due,
    rest: { ofPayer: rest, ofBill: rest },
    consent: null,
    terms: { modifyTip },
  }
}

type Keyed = { readonly key: string }
type ToSend = { readonly refund: AskedRefund; readonly key: string }

/**
 * The outcome of this refund is not known. `isEarlier`: it is of an earlier visit, or of another tab. `refusal`: the server has
 * refused it, but may have made it. `typed`: the form's values.
 */
export type UnknownRefund = S<
  'unknown',
  { attempt: RecordedRefund; isEarlier: boolean; refusal: Refused | null; typed: RefundRequest | null; lookUp: LookUp }
>

export type RefundState =
  | S<'open', { typed: RefundRequest | null; notice: RefundNotice | null }>
  /** The manager is asked whether they are sure, and then each question of the device. */
  | S<'asking', { refund: AskedRefund; notice: RefundNotice | null; question: RefundQuestion; confirmed: readonly string[] }>
  | S<'sending', ToSend>
  | UnknownRefund
  /** Refunded on this page, which shows that. `left`: the rest that can be refunded, also before the list shows it. */
  | S<'refunded', { made: MadeRefund; left: Cents | null }>

type Calls = {
  /** Reads the payment again first: another manager may have refunded it. */
  sendRefund: [ToSend, Refunded | EarlierFirst<RefundToMake> | { readonly outcome: 'notSent'; readonly notice: RefundNotice }]
  lookUpRefund: [Keyed, LookedUpRefund]
  closeRefund: [Keyed, LookedUpRefund]
}

export type RefundCommand =
  | CommandOf<Calls>
  /** Ends the record: the manager sees the outcome. The payment is read again. */
  | { readonly type: 'endRefund'; readonly attempt: RecordedRefund; readonly ending: Ending }

export type RefundEvent =
  | AnsweredBy<Calls>
  | EventsNamed<{
      asked: { refund: AskedRefund }
      /** `key`: of a new attempt. `questions`: all that the device must ask before the refund. */
      confirmed: { key: string; questions: readonly RefundQuestion[] }
      declined: unknown
      retry: unknown
      /** The manager goes on without an outcome that cannot be known. */
      unresolvedLeft: unknown
      reloaded: unknown
    }>

type Next = Step<RefundState, RefundCommand>

const open = (typed: RefundRequest | null, notice: RefundNotice | null): RefundState => ({ status: 'open', typed, notice })

type Ended = Pick<UnknownRefund, 'attempt' | 'isEarlier' | 'typed'>

function refunded({ attempt, isEarlier }: Ended, { amount, isPending }: Refunded): Next {
  const made = { amount: amount ?? attempt.amount, asked: attempt.amount, currency: attempt.currency, isPending }
  const end = { type: 'endRefund', attempt, ending: { charged: made.amount, isSettled: true } } as const
  if (isEarlier) return [open(null, { kind: 'made', ...made }), end]
  return [{ status: 'refunded', made, left: attempt.due === null ? null : subtract(attempt.due, made.amount) }, end]
}

const notRefunded = ({ attempt, typed }: Ended, notice: RefundNotice | null, ending: Ending = 'uncharged'): Next => [
  open(typed, notice),
  { type: 'endRefund', attempt, ending },
]

const unknown = (ended: Ended, refusal: Refused | null = null): UnknownRefund => ({
  status: 'unknown',
  ...ended,
  refusal,
  lookUp: 'asking',
})

const lookUp = lookUpSteps<UnknownRefund, RefundState, RefundCommand, LookedUpRefund, 'unarrived'>({
  at: (state, phase) => ({ ...state, lookUp: phase }),
  ask: ({ attempt: { key } }) => ({ type: 'lookUpRefund', key }),
  found: (state, found) => {
    const { amount, currency } = state.attempt
    switch (found.outcome) {
      case 'refunded':
        return refunded(state, found)
      case 'refused':
        return notRefunded(state, refusedNotice(found.refusal))
      // A closed key never refunds anything.
      case 'closed':
        return notRefunded(state, state.refusal ? refusedNotice(state.refusal) : { kind: 'notMade', amount, currency })
      case 'unknown':
        return 'notFound'
    }
  },
  close: {
    at: (state) => ({ ...state, lookUp: 'closing' }),
    command: ({ attempt: { key } }) => ({ type: 'closeRefund', key }),
    // The manager need not decide: the refund is asked for again.
    unarrived: 'unarrived',
  },
})

/** The refunds of this payment without a known outcome come first. */
export function begin([attempt]: FoundAttempts<RefundToMake>): Next {
  return attempt ? lookUp.ask(unknown({ attempt, isEarlier: true, typed: null })) : [open(null, null)]
}

export const transition = transitionBy<RefundState, RefundEvent, RefundCommand>({
  open: { asked: ({ notice }, { refund }) => [{ status: 'asking', refund, notice, question: sureQuestion(refund), confirmed: [] }] },
  asking: {
    confirmed: ({ refund, notice, question, confirmed: before }, { key, questions }) => {
      const confirmed = [...before, question.id]
      const next = questions.find(({ id }) => !confirmed.includes(id))
      return next
        ? [{ status: 'asking', refund, notice, question: next, confirmed }]
        : [
            { status: 'sending', refund, key },
            { type: 'sendRefund', refund, key },
          ]
    },
    declined: ({ refund, notice }) => [open(refund.request, notice)],
  },
  sending: {
    sendRefundAnswered: ({ refund, key }, { answer }) => {
      const typed = refund.request
      const sent = { attempt: { ...toRecord(refund), key }, isEarlier: false, typed }
      if (!answer.ok) {
        const { failure } = answer
        if (movedNoMoney(failure)) return notRefunded(sent, refusedNotice(failure))
        return lookUp.ask(unknown(sent, isFinalAnswer(failure) ? failure : null))
      }
      switch (answer.value.outcome) {
        case 'refunded':
          return refunded(sent, answer.value)
        case 'notSent':
          return notRefunded(sent, answer.value.notice)
        case 'earlierFirst': {
          const [attempt] = answer.value.attempts
          return [
            ...lookUp.ask(unknown({ attempt, isEarlier: true, typed })),
            { type: 'endRefund', attempt: sent.attempt, ending: 'uncharged' },
          ]
        }
      }
    },
  },
  unknown: {
    lookUpRefundAnswered: (state, { answer }) => lookUp.lookedUp(state, answer),
    closeRefundAnswered: (state, { answer }) => lookUp.closed(state, answer),
    retry: lookUp.retried,
    unresolvedLeft: (state) => (state.lookUp === 'noFinalAnswer' ? notRefunded(state, null, 'left') : [state]),
  },
  refunded: {},
})

/** The values that the form had when the manager was asked; null before that. */
export function getTyped(state: RefundState): RefundRequest | null {
  if ('refund' in state) return state.refund.request
  return 'typed' in state ? state.typed : null
}
