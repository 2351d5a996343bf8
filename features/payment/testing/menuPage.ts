import * as z from 'zod/mini'
import { answered } from '../../shared/api/answers/answer.ts'
import { type AnsweredBy, type CommandOf, type EventsNamed, type StateWith as S, transitionBy, type Saved } from '../../shared/flow/flow.ts'
import { type LunchPayment, lunch, lunchOf, payer, receipt } from '../examples.ts'
import type { PaymentCommand, PaymentEvent } from '../attempt/payment.ts'
import { type PaymentControl, type Surface, withPayment } from '../attempt/withPayment.ts'

// A page that reads a menu, takes an order, and shows the payment. A payment that is made while it reads reaches it afterwards.

type Calls = { readMenu: [object, string] }
type State = S<'reading'> | S<'ordering', { note: string | null }> | S<'thanks', { key: string }>
export type Event =
  | AnsweredBy<Calls>
  | EventsNamed<{
      paid: { key: string }
      notPaid: { reason: string }
      begun: unknown
      saved: unknown
      next: unknown
      left: unknown
      reloaded: unknown
    }>
type Command = CommandOf<Calls> | PaymentControl

const read = [{ status: 'reading' }, { type: 'readMenu' }] as const
export const ordering = (note: string | null = null): State => ({ status: 'ordering', note })
const savedState = z.union([z.object({ status: z.literal('reading') }), z.object({ status: z.literal('thanks'), key: z.string() })])
const savedMenu: Saved<State> = {
  version: 1,
  toSave: (state) => (state.status === 'thanks' ? state : { status: 'reading' }),
  read: (saved) => z.safeParse(savedState, saved).data ?? null,
}

const surface: Surface<State, Event, Command, LunchPayment> = {
  begin: () => read,
  transition: transitionBy<State, Event, Command>({
    reading: { readMenuAnswered: () => [ordering()], reloaded: () => read },
    ordering: {
      paid: (_, { key }) => [{ status: 'thanks', key }],
      notPaid: (_, { reason }) => [ordering(reason)],
      begun: () => [ordering()],
      saved: () => [ordering('saved')],
      left: (state) => [state, { type: 'leavePayment' }],
    },
    thanks: { next: () => [...read, { type: 'startNextPayment' }] },
  }),
  saved: savedMenu,
  onPaid: ({ attempt: { key } }) => ({ type: 'paid', key }),
  onNotPaid: (reason) => ({ type: 'notPaid', reason }),
  onBegun: { type: 'begun' },
  onCardSaved: { type: 'saved' },
  shows: (state, { key }) => state.status === 'thanks' && state.key === key,
}

const rules = { pays: () => lunch.thing, notPaid: () => 'soldOut' as const }
export const earlier = { ...lunch, key: 'earlier' }
export const other = { ...lunchOf('supper'), key: 'other' }

type Machine = ReturnType<typeof withPayment<State, Event, Command, LunchPayment>>
type PageState = ReturnType<Machine['begin']>[0]

export function open(attempts: readonly (typeof earlier)[] = []) {
  const [first, ...rest] = attempts
  const machine = withPayment<State, Event, Command, LunchPayment>(surface, rules, () => (first ? [first, ...rest] : []))
  const commands: (Command | PaymentCommand<LunchPayment>)[] = []
  const take = ([next, ...following]: ReturnType<Machine['begin']>): PageState => {
    commands.push(...following.map((command) => (command.type === 'payment' ? command.command : command)))
    return next
  }
  let page = take(machine.begin())
  const send = (event: Event) => void (page = take(machine.transition(page, event)))
  const pay = (event: PaymentEvent<LunchPayment>) => void (page = take(machine.transition(page, { type: 'payment', event })))
  const taken = () => commands.splice(0)
  return { machine, page: () => page, send, pay, taken }
}

export const menu: Event = { type: 'readMenuAnswered', answer: answered('menu') }
export const press = {
  type: 'paySubmitted',
  key: 'a',
  paying: { what: lunch, details: null, asks: [] },
  payer,
  card: { kind: 'savedCard', id: 'pm' },
} as const
export const sent = (answer: Extract<PaymentEvent<LunchPayment>, { type: 'sendPaymentAnswered' }>['answer']) =>
  ({ type: 'sendPaymentAnswered', answer }) as const
export const paid = sent(answered({ outcome: 'paid', receipt }))
export const found = (outcome: 'paid' | 'unknown' | 'closed') =>
  ({ type: 'lookUpPaymentAnswered', answer: answered(outcome === 'paid' ? { outcome, receipt } : { outcome }) }) as const
export const attempt = { ...lunch, key: 'a' }
