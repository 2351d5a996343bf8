import { type Agreement, linesOf } from '../../payment/agreement.ts'
import type { Recorded } from '../../payment/attempt/attempt.ts'
import type { Paying } from '../../payment/attempt/gate.ts'
import type { Surface } from '../../payment/attempt/withPayment.ts'
import { type Remote, failedToLoad, loading, ready } from '../../shared/api/remote.ts'
import {
  type AnsweredBy,
  type CommandOf,
  type EventsNamed,
  type StateWith as S,
  type Step,
  transitionBy,
  notSaved,
} from '../../shared/flow/flow.ts'
import { type Cents, currencyIn } from '../../shared/money/money.ts'
import type { CheckedRun, GiftOrder, GiftReceipt } from './giftOrder.ts'

/** The payment of an order. It is recorded by its draft alone: recipients are other people's addresses. */
export type DraftPayment = {
  what: Agreement & { readonly terms: { readonly buyer: string } }
  details: GiftOrder
  receipt: GiftReceipt
  reason: never
}

/** The page that pays an order: `dryRun` has the effects that the server expects. */
export type OrderState = S<'open', { dryRun: Remote<CheckedRun> }> | S<'ordered'>

type Calls = { tryOrder: [unknown, CheckedRun] }
type Paid = { readonly receipt: GiftReceipt; readonly attempt: Recorded<DraftPayment['what']>; readonly isEarlier: boolean }
export type OrderEvent = AnsweredBy<Calls> | EventsNamed<{ checkAgain: unknown; paid: Paid; reloaded: unknown }>
export type OrderCommand = CommandOf<Calls> | ({ readonly type: 'showOrdered' } & Paid)

const check = (): Step<OrderState, OrderCommand> => [{ status: 'open', dryRun: loading }, { type: 'tryOrder' }]

/** The steps of the page: it checks the order, and once that is paid it leads to the confirmation. */
export const orderSteps: Surface<OrderState, OrderEvent, OrderCommand, DraftPayment> = {
  begin: check,
  transition: transitionBy<OrderState, OrderEvent, OrderCommand>({
    open: {
      tryOrderAnswered: (_, { answer }) => [{ status: 'open', dryRun: answer.ok ? ready(answer.value) : failedToLoad(answer.failure) }],
      checkAgain: check,
      paid: (_, { receipt, attempt, isEarlier }) => [{ status: 'ordered' }, { type: 'showOrdered', receipt, attempt, isEarlier }],
    },
    ordered: {},
  }),
  saved: notSaved,
  showsOnAnotherPage: true,
  onPaid: (paid) => ({ type: 'paid', ...paid }),
  // The price may have changed.
  onRefused: { type: 'checkAgain' },
  shows: ({ status }) => status === 'ordered',
}

/** The agreement on an order of this sum. */
export const orderAgreement = ({
  thing,
  terms,
  amount,
  currency,
}: Pick<DraftPayment['what'], 'thing' | 'terms' | 'amount' | 'currency'>): DraftPayment['what'] => ({
  thing,
  at: [],
  name: null,
  amount,
  currency,
  pays: linesOf({ card: amount }),
  gets: [],
  due: null,
  rest: null,
  consent: null,
  terms,
})

type Given = {
  readonly reference: Pick<DraftPayment['what'], 'thing' | 'terms'>
  readonly order: GiftOrder
  readonly dryRun: Remote<CheckedRun>
  /** The page's own estimate, shown before the server has answered. */
  readonly expected: Cents
}

/** The payment that the buyer may make now: only of an order that the server has checked (BLK-10). */
export function orderToPay({ reference, order, dryRun, expected }: Given): Paying<DraftPayment> {
  const currency = currencyIn(order.country)
  switch (dryRun.status) {
    case 'loading':
      return { blocked: 'Your order is still being checked. Please wait a moment.', sum: { amount: expected, currency } }
    case 'failed':
      return {
        blocked: 'We could not check your order, so nothing can be paid yet. Please try again.',
        sum: { amount: expected, currency },
      }
    case 'ready': {
      const { problem, total: amount } = dryRun.value
      return problem === null
        ? { what: orderAgreement({ ...reference, amount, currency }), details: order, asks: [] }
        : { blocked: problem, sum: { amount, currency } }
    }
  }
}
